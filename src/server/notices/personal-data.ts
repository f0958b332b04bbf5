/** Personal data in notices, and in announcements that are still being delivered. */
import { sql } from 'kysely';
import { deleteOwnedRows, ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';
import { noticeDays } from './notice-store.ts';

export const noticeTables = {
  notices: {
    bound: 'one per account and event, for 180 days',
    owner: 'user_id',
    exports: [
      {
        name: 'notices',
        columns: ['id', 'kind', 'at', 'read_at', 'job_id', 'job_name', 'application_id', 'text', 'search_id'],
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ["someone else's name", 'person', 'person_km'],
      ['made of exported ids', 'event'],
    ],
    deletion: [
      deleteOwnedRows,
      { doneBy: 'applications/applicant-deletion.ts', clears: ['person', 'person_km'] },
      { doneBy: 'jobs/employer-deletion.ts', clears: ['person', 'person_km', 'job_name', 'text'] },
    ],
    notCleared: [
      ['the user who was notified', 'user_id', 'event', 'kind', 'at', 'read_at', 'search_id'],
      ['ids of rows without the person', 'id', 'job_id', 'application_id'],
    ],
    retention: { days: noticeDays, since: 'at', inIdOrder: true },
  },
  announcements: {
    bound: 'one per job and event, until everyone is notified',
    owner: ofTheirJobs,
    exports: [],
    notExported: [
      ['delivered within minutes', 'id', 'event', 'kind', 'at', 'text', 'told_down_to'],
      ['exported with the job', 'job_id', 'job_name'],
    ],
    deletion: [
      {
        clearColumns: {
          job_name: sql`(select name from jobs where jobs.id = job_id)`,
          text: sql`null`,
        },
        rows: 'owned',
      },
    ],
    notCleared: [
      ['what the applicants are notified of', 'id', 'event', 'kind', 'at', 'job_id', 'told_down_to'],
    ],
    retention: 'until everyone is notified',
  },
} satisfies Pick<PersonalData, 'announcements' | 'notices'>;
