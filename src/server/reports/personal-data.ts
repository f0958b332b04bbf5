/** Personal data in reports of jobs. */
import { sql } from 'kysely';
import { ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';

export const reportTables = {
  reports: {
    bound: 'one per reporter and job',
    owner: 'reporter_id',
    exports: [
      {
        name: 'reports',
        columns: ['id', 'job_id', 'reason', 'text', 'created_at', 'decision', 'decided_at'],
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user', 'reporter_id'],
      ['derived from the user', 'reporter_key'],
    ],
    deletion: [
      {
        clearColumns: { reporter_id: sql`null`, reporter_key: sql`'gone:' || id`, text: sql`''` },
        rows: 'owned',
      },
      // With the job there is nothing left to decide on.
      { deleteRows: ofTheirJobs },
    ],
    notCleared: [
      ['operators may still have to decide on it', 'id', 'job_id', 'reason', 'created_at'],
      ['what operators decided', 'decision', 'decided_at'],
    ],
    retention: 'as long as the job',
  },
} satisfies Pick<PersonalData, 'reports'>;
