/** Personal data in reports. */
import { sql } from 'kysely';
import { ofTheirJobs, type PersonalData, type RowsOf } from '#server/database/personal-data.ts';

/** After a decision: how long operators see earlier reports of a person. */
const retentionDays = 365;

const aboutThem: RowsOf = (userId) => sql`reported_id = ${userId}`;

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
      ['derived from the user', 'reporter_key', 'network'],
      ['about the reported person', 'counts'],
    ],
    deletion: [
      {
        clearColumns: {
          reporter_id: sql`null`,
          reporter_key: sql`'gone:' || id`,
          network: sql`null`,
          text: sql`''`,
        },
        rows: 'owned',
      },
      // With the job there is nothing left to decide on.
      { deleteRows: ofTheirJobs },
    ],
    notCleared: [
      ['operators may still have to decide on it', 'id', 'job_id', 'reason', 'created_at', 'counts'],
      ['what operators decided', 'decision', 'decided_at'],
    ],
    retention: 'as long as the job',
  },
  people_reports: {
    bound: 'one per reporter and company or application',
    owner: 'reporter_id',
    exports: [
      {
        name: 'people_reports',
        columns: [
          'id',
          'reported_id',
          'application_id',
          'reason',
          'text',
          'messages',
          'created_at',
          'decision',
          'decided_at',
        ],
        // An applicant is named by the application only.
        expressions: {
          reported_id: sql`case when application_id is null then reported_id end as company_id`,
        },
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user', 'reporter_id'],
      ['derived from the user', 'reporter_key', 'network'],
      ['about the reported person', 'counts'],
    ],
    deletion: [
      {
        clearColumns: {
          reporter_id: sql`null`,
          reporter_key: sql`'gone:' || id`,
          network: sql`null`,
          text: sql`''`,
          messages: sql`null`,
        },
        rows: 'owned',
      },
      // With the account there is nothing left to decide on.
      { deleteRows: aboutThem },
    ],
    notCleared: [
      ['operators may still have to decide on it', 'id', 'reported_id', 'application_id', 'reason'],
      ['operators may still have to decide on it', 'created_at', 'counts'],
      ['what operators decided', 'decision', 'decided_at'],
    ],
    retention: { days: retentionDays, since: 'decided_at' },
  },
} satisfies Pick<PersonalData, 'people_reports' | 'reports'>;
