/** Personal data in applications, their threads and withdrawals. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ofTheirJobs, type PersonalData, type RowsOf } from '#server/database/personal-data.ts';
import { noticeDays } from '#server/notices/notice-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Clock } from '#server/http/clock.ts';
import { isDelivered, isSeenBy } from './block-store.ts';
import { anonymiseApplications, anonymised, deleteWithdrawals } from './applicant-deletion.ts';
import { erasedCopy } from './sent-copy-store.ts';

/** Most rows per statement. */
const batch = 500;

/** Erases copies of CVs `months` after the decision, or without one after the job closed. Several nodes may run this at once. */
export async function eraseOldCopies(db: Db, clock: Clock, months: number): Promise<void> {
  const now = clock();
  const before = sql`${now}::timestamptz - make_interval(months => ${sql.lit(months)})`;
  await erase(db, now, sql`status <> 'pending' and date_updated < ${before}`);
  await erase(
    db,
    now,
    sql`status = 'pending' and job_id in (
      select id from jobs where jobs.status = 'Closed' and jobs.closed_at < ${before})`,
  );
}

const erase = (db: Db, now: Date, isOver: RawBuilder<SqlBool>): Promise<void> =>
  inBatches(async () => {
    const rows = await db
      .updateTable('applications')
      .set({ cv: erasedCopy, cv_erased_at: now, answers: null })
      .where(
        sql<SqlBool>`id = any(array(
          select id from applications where cv_erased_at is null and ${isOver}
          limit ${sql.lit(batch)} for no key update skip locked))`,
      )
      .returning('id')
      .execute();
    return rows.length === batch;
  });

const messageColumns = [
  'id',
  'application_id',
  'from_employer',
  'text',
  'at',
  'read_at',
  'interview_at',
  'place',
  'answer',
] as const;

const anonymisedColumns = Object.keys(anonymised) as (keyof typeof anonymised)[];

const ofTheirThreads: RowsOf = (userId) =>
  sql`application_id in (select id from applications where user_id = ${userId})`;

const toTheirApplicants: RowsOf = (userId) =>
  sql`from_employer and application_id in (
    select applications.id from applications join jobs on jobs.id = job_id where employer_id = ${userId})`;

export const applicationTables = {
  applications: {
    bound: 'one per account and job, 60 a day',
    owner: 'user_id',
    exports: [
      // With the copies of the CV, and what the employer answered.
      {
        name: 'applications',
        columns: [
          'id',
          'job_id',
          'status',
          'message',
          'date_added',
          'date_updated',
          'cv',
          'cv_erased_at',
          'viewed_at',
          'answers',
        ],
        orderBy: 'id',
        hasLargeRows: true,
      },
      // What the employer added. What the applicants sent is exported for the applicants.
      {
        name: 'applications_received',
        columns: [
          'id',
          'job_id',
          'status',
          'message',
          'date_added',
          'date_updated',
          'viewed_at',
          'starred',
          'note',
        ],
        rows: (userId) => sql`${ofTheirJobs(userId)} and ${isDelivered}`,
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user, or an applicant', 'user_id'],
      ['derived from the copy of the CV', 'first_name', 'last_name', 'city', 'words'],
    ],
    deletion: [
      {
        special: () => anonymiseApplications,
        because: 'employers keep the applications, without anything that names the applicant',
        clears: [...anonymisedColumns, 'first_name', 'last_name', 'city', 'words'],
      },
      { doneBy: 'jobs/employer-deletion.ts', clears: ['message', 'note', 'starred'] },
    ],
    notCleared: [
      ['the course of the application', 'id', 'job_id', 'status', 'date_added', 'date_updated', 'viewed_at'],
    ],
    retention: {
      special: ({ db, clock, keepApplicationsMonths }) => eraseOldCopies(db, clock, keepApplicationsMonths),
      because: 'only the copy of the CV and the answers go, after KEEP_APPLICATIONS_MONTHS',
    },
  },
  application_messages: {
    bound: '2,000 per application',
    owner: ofTheirThreads,
    exports: [
      // Both sides of a thread, which is about the applicant.
      {
        name: 'application_messages',
        columns: messageColumns,
        expressions: { answer: sql`coalesce(undelivered_answer, answer) as answer` },
        rows: (userId) => sql`${ofTheirThreads(userId)} and ${isSeenBy('employee')}`,
        orderBy: 'id',
      },
      {
        name: 'messages_to_applicants',
        columns: messageColumns,
        rows: toTheirApplicants,
        orderBy: 'id',
      },
    ],
    notExported: [
      ['derived from the text', 'warnings'],
      ['would tell a person that the other side blocks them', 'undelivered', 'undelivered_answer'],
    ],
    deletion: [
      { doneBy: 'applications, with the idempotent replies to their employers', clears: 'rows' },
      { deleteRows: toTheirApplicants },
    ],
    retention: 'as long as the application',
  },
  blocks: {
    bound: '200 per account',
    owner: (userId) =>
      sql`(employee_id = ${userId} and not by_employer or employer_id = ${userId} and by_employer)`,
    exports: [{ name: 'blocks', columns: ['id', 'application_id', 'blocked_at'], orderBy: 'id' }],
    notExported: [['the user and the other side', 'employee_id', 'employer_id', 'by_employer']],
    deletion: [{ deleteRows: (userId) => sql`(employee_id = ${userId} or employer_id = ${userId})` }],
    retention: 'until it is ended, or either account is deleted',
  },
  undelivered_applications: {
    bound: 'one per application',
    impersonal: 'ids of applications; an export would tell applicants that the employer blocks them',
    columns: ['application_id'],
    retention: 'as long as the application',
  },
  withdrawals: {
    bound: '60 applications a day per account, for 180 days',
    owner: 'user_id',
    exports: [
      {
        name: 'withdrawals',
        columns: ['application_id', 'date_added', 'withdrawn_at'],
        orderBy: 'ctid',
        orderType: 'tid',
      },
    ],
    notExported: [['the user', 'user_id']],
    deletion: [
      {
        special: () => deleteWithdrawals,
        because: 'notices to the employers have the name',
        clears: 'rows',
      },
    ],
    // Retained as long as the notices about them, which account deletion finds by these rows.
    retention: { days: noticeDays, since: 'withdrawn_at' },
  },
} satisfies Pick<
  PersonalData,
  'application_messages' | 'applications' | 'blocks' | 'undelivered_applications' | 'withdrawals'
>;
