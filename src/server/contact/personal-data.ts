/** Personal data in contacts of jobs, calls and outcomes. */
import { deleteOwnedRows, ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';

/** Longer than any job is open. */
const callDays = 200;
const outcomeDays = 365;

export const contactTables = {
  job_contacts: {
    bound: 'one per job',
    owner: ofTheirJobs,
    exports: [
      {
        name: 'job_contacts',
        columns: ['job_id', 'phone', 'telegram', 'approved_at'],
        orderBy: 'job_id',
      },
    ],
    notExported: [],
    // At once: nobody may call someone who has left.
    deletion: [{ phase: 'immediately', deleteRows: 'owned' }],
    retention: 'as long as the job',
  },
  contact_calls: {
    bound: '30 a day per account',
    owner: 'user_id',
    exports: [{ name: 'contact_calls', columns: ['job_id', 'called_at'], orderBy: 'job_id' }],
    notExported: [['the user', 'user_id']],
    deletion: [deleteOwnedRows, { deleteRows: ofTheirJobs }],
    retention: { days: callDays, since: 'called_at' },
  },
  outcomes: {
    bound: 'one per account and application, or job',
    owner: 'user_id',
    exports: [
      {
        name: 'outcomes',
        columns: ['id', 'job_id', 'application_id', 'answer', 'answered_at'],
        orderBy: 'id',
      },
    ],
    notExported: [['the user', 'user_id']],
    deletion: [deleteOwnedRows, { deleteRows: ofTheirJobs }],
    retention: { days: outcomeDays, since: 'answered_at', inIdOrder: true },
  },
} satisfies Pick<PersonalData, 'contact_calls' | 'job_contacts' | 'outcomes'>;
