/** Personal data in statistics: none but digests of who searched. */
import { sql } from 'kysely';
import { dayInCambodia } from '#contract/days.ts';
import { ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';

/** Until a day's numbers are no longer shown. */
const endedBefore = (days: number) => (now: Date) => sql`day < ${dayInCambodia(-days, now.getTime())}`;

export const statisticsTables = {
  daily_counts: {
    bound: 'two a day, for 400 days',
    impersonal: 'numbers',
    columns: ['day', 'what', 'amount'],
    retention: { deleteRows: endedBefore(400) },
  },
  job_views: {
    bound: 'nine per job and day, for 100 days',
    owner: ofTheirJobs,
    exports: [
      {
        name: 'job_views',
        columns: ['job_id', 'day', 'source', 'amount'],
        orderBy: 'ctid',
        orderType: 'tid',
      },
    ],
    notExported: [],
    deletion: [{ deleteRows: ofTheirJobs }],
    retention: { deleteRows: endedBefore(100) },
  },
  empty_searches: {
    bound: '30 a day per address, for 15 days',
    impersonal: 'digests of a person and the words together, which nothing else contains',
    columns: ['day', 'words', 'person'],
    retention: { deleteRows: endedBefore(15) },
  },
  board_health: {
    bound: 'one row',
    impersonal: 'numbers, and keywords that at least three people typed',
    columns: ['id', 'at', 'health'],
    retention: 'until the next hour replaces it',
  },
} satisfies Pick<PersonalData, 'board_health' | 'daily_counts' | 'empty_searches' | 'job_views'>;
