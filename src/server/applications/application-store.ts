/** Reading, deciding and marking one application (product 3.7, 4.10, 4.19, 7.7). apply.ts creates them. */
import { sql, type Transaction } from 'kysely';
import {
  type ApplicationAnswer,
  type NotifiedChange,
  notifiedChanges,
} from '#contract/application-details.ts';
import { type Application } from '#contract/applications.ts';
import { type Decision } from '#contract/options.ts';
import { requireAccount } from '#server/accounts/account-store.ts';
import { companyOfJob } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { statusOf } from '#server/jobs/job-end-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { ifWritable } from '#server/database/database-error.ts';
import { isDelivered } from './block-store.ts';
import { applicationColumns, columnsFor, toApplication } from './application-rows.ts';

type Marks = {
  readonly id: number;
  readonly employerId: number;
  /** Undefined leaves the value unchanged. */
  readonly starred: boolean | undefined;
  readonly note: string | null | undefined;
};

/** Sets the star and the note, which the applicant never sees. Throws `not_found`, and `account_gone` for a note about a deleted applicant. */
export async function markApplication(
  trx: Transaction<Tables>,
  { id, employerId, starred, note }: Marks,
): Promise<Application> {
  await requireAccount(trx, employerId);
  const marked = await trx
    .updateTable('applications')
    .from('jobs')
    .set((eb) => ({
      starred: starred ?? eb.ref('applications.starred'),
      note: note === undefined ? eb.ref('applications.note') : note || null,
    }))
    .whereRef('jobs.id', '=', 'applications.job_id')
    .where('jobs.employer_id', '=', employerId)
    .where('applications.id', '=', id)
    .where(isDelivered)
    .returning(applicationColumns)
    .executeTakeFirst();
  if (marked === undefined) throw new Failure('not_found');
  // Nothing would erase the note later.
  if (marked.user_id === null && note) throw new Failure('account_gone');
  return toApplication(marked, true);
}

type Opened = { id: number; job_id: number; job_name: string };

/** Records the first view and notifies the applicant once. Null if the database is read-only. */
async function recordFirstView(db: Db, opened: Opened, now: Date): Promise<Date | null> {
  const noted = await ifWritable(() =>
    db.transaction().execute(async (trx) => {
      const { id, job_id, job_name } = opened;
      const first = await trx
        .updateTable('applications')
        .set({ viewed_at: now })
        .where('id', '=', id)
        .where('viewed_at', 'is', null)
        .returning(['status', 'user_id'])
        .executeTakeFirst();
      const event = `application_viewed:${id}`;
      // After a decision the notice would be pointless.
      if (first?.status === 'pending')
        await addNotices(trx, [
          { user_id: first.user_id, kind: 'application_viewed', event, job_id, job_name, application_id: id },
        ]);
      return now;
    }),
  );
  return noted ?? null;
}

export const applicationsWithJobs = (db: Db) =>
  db.selectFrom('applications').innerJoin('jobs', 'jobs.id', 'applications.job_id');

/** The user's application for this job, if any. */
export async function readOwnApplication(
  db: Db,
  userId: number,
  jobId: number,
): Promise<Application | undefined> {
  const row = await applicationsWithJobs(db)
    .select(columnsFor(false))
    .where('applications.user_id', '=', userId)
    .where('applications.job_id', '=', jobId)
    .executeTakeFirst();
  return row && toApplication(row, false);
}

/** The column that decides access: seekers see their own applications, employers those to their jobs. */
export const ownerColumn = ({ acc_type }: Pick<Caller, 'acc_type'>) =>
  acc_type === 'employer' ? ('jobs.employer_id' as const) : ('applications.user_id' as const);

const jobColumns = [
  'jobs.name',
  'jobs.industry',
  'jobs.salary',
  'jobs.job_type',
  'jobs.age',
  'jobs.level',
  'jobs.gender',
  'jobs.qualification',
  'jobs.language',
  'jobs.category',
  'jobs.location',
  'jobs.province',
  'jobs.required_skills',
  'jobs.available_position',
  'jobs.img',
  statusOf('jobs').as('job_status'),
  companyOfJob.as('company'),
  sql<boolean>`jobs.employer_id is null`.as('employer_gone'),
] as const;

/**
 * One application with the job's fields and the CV as it was sent. When the employer reads it, the first view is recorded.
 * Throws `not_found`, also for someone else's application.
 */
export async function readApplication(
  db: Db,
  id: number,
  caller: Caller,
  now: Date,
): Promise<ApplicationAnswer> {
  const isEmployer = caller.acc_type === 'employer';
  const row = await applicationsWithJobs(db)
    .select(columnsFor(isEmployer))
    .select(jobColumns)
    .select(['applications.cv', 'applications.cv_erased_at', isBlocking(isEmployer).as('blocked')])
    .where('applications.id', '=', id)
    .where(ownerColumn(caller), '=', caller.user_id)
    .$if(isEmployer, (query) => query.where(isDelivered))
    .executeTakeFirst();
  if (row === undefined) throw new Failure('not_found');
  const { cv, cv_erased_at, ...rest } = row;
  const viewed_at = isEmployer ? (row.viewed_at ?? (await recordFirstView(db, row, now))) : row.viewed_at;
  return {
    cv: cv_erased_at === null ? cv : null,
    application: toApplication({ ...rest, viewed_at }, isEmployer),
    ...(row.message === null ? {} : { message: row.message }),
    ...(isEmployer ? {} : { changed_since: await readChanges(db, row) }),
  };
}

/** Whether this side blocks the other. */
const isBlocking = (isEmployer: boolean) => sql<boolean>`exists (
  select from blocks where employee_id = applications.user_id and blocks.employer_id = jobs.employer_id
    and by_employer = ${sql.lit(isEmployer)})`;

/** The job fields that changed after the application was made (product 4.16). */
async function readChanges(
  db: Db,
  { job_id, date_added }: { job_id: number; date_added: Date },
): Promise<NotifiedChange[]> {
  const rows = await db
    .selectFrom('job_changes')
    .select('field')
    .where('job_id', '=', job_id)
    .where('changed_at', '>', date_added)
    .execute();
  return notifiedChanges.filter((field) => rows.some((row) => row.field === field));
}

type DecisionInput = { id: number; employerId: number; status: Decision; message: string; now: Date };

/**
 * Decides a pending application and notifies the applicant. If several arrive at once, the first one wins.
 * Throws `not_found`, `already_decided`.
 */
export async function decide(
  trx: Transaction<Tables>,
  { id, employerId, status, message, now }: DecisionInput,
): Promise<Application> {
  await requireAccount(trx, employerId);
  const decided = await trx
    .updateTable('applications')
    .from('jobs')
    .set({
      status,
      // No text is stored about a deleted applicant: nothing would erase it.
      message: sql<string | null>`case when applications.user_id is not null then nullif(${message}, '') end`,
      date_updated: now,
    })
    .whereRef('jobs.id', '=', 'applications.job_id')
    .where('jobs.employer_id', '=', employerId)
    .where('applications.id', '=', id)
    .where(isDelivered)
    .where('applications.status', '=', 'pending')
    .returning(applicationColumns)
    .executeTakeFirst();
  if (decided) {
    const { user_id, job_id, job_name } = decided;
    const event = `application_decided:${id}`;
    await addNotices(trx, [
      { user_id, kind: 'application_decided', event, job_id, job_name, application_id: id },
    ]);
    return toApplication(decided, true);
  }
  const exists = await applicationsWithJobs(trx)
    .select('applications.id')
    .where('applications.id', '=', id)
    .where('jobs.employer_id', '=', employerId)
    .where(isDelivered)
    .executeTakeFirst();
  throw new Failure(exists ? 'already_decided' : 'not_found');
}
