/** Stores posted and edited jobs (product 3.3, 4.16): cleaned, with pay for sorting and search columns. */
import { type Insertable, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { warningKindsOf } from '#warnings/find-warnings.ts';
import { type NewJob, openUntil } from '#contract/postings.ts';
import { knownGroupOf } from '#contract/occupations.ts';
import { placed } from '#contract/province-locations.ts';
import { type ReviewRule, type WarningKind } from '#contract/job-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobsTable } from '#server/database/job-tables.ts';
import { type Tables } from '#server/database/tables.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';
import { type DailyCaps, enforceDailyCap } from '#server/http/limits/daily-caps.ts';
import { monthlyPay } from '#contract/pay.ts';
import { salaryNumber } from '#search/salary-number.ts';
import { isVerified } from '#server/companies/company-store.ts';
import { saveContact } from '#server/contact/contact-store.ts';
import { isUnderReview } from '#server/reports/person-report-store.ts';
import { searchColumns } from '#server/search/search-vector.ts';
import { addWords, deleteUnusedWords } from '#server/search/word-store.ts';
import { type NotifiedChange, notifiedChanges } from '#contract/application-details.ts';
import { requireAccount } from '#server/accounts/account-store.ts';
import { Failure, parseOrFail } from '#server/http/api/call-failures.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { notifyApplicants } from '#server/notices/announcement-store.ts';
import { isHidden, hideForReview } from './job-visibility-store.ts';
import { storeBeforeEdit, queueEditAlerts, queueNewJobAlerts } from './new-job-store.ts';
import { statusOf } from './job-end-store.ts';

/** The columns that come from the employer's input. */
function postedColumns({ contact, ...posted }: NewJob) {
  const job = { ...placed(posted), description: cleanRichText(posted.description) };
  const walk_in = contact?.walk_in ?? null;
  return {
    ...job,
    walk_in,
    occupation_group: knownGroupOf(job.occupation),
    salary_number: monthlyPay(job) ?? salaryNumber(job.salary),
    warnings: warningKindsOf({ ...job, walk_in }),
    ...searchColumns(job),
  };
}

/** The row of a new job. */
export function toJobRow(posted: NewJob, employerId: number, now: Date) {
  return {
    ...postedColumns(posted),
    employer_id: employerId,
    date_added: now,
  } satisfies Insertable<JobsTable>;
}

type Posting = {
  readonly employerId: number;
  readonly now: Date;
  /** The most that one employer may post in 24 hours; undefined if limits are off. */
  readonly caps?: DailyCaps;
  readonly review?: ReviewRule;
};

/**
 * Stores a job as Hiring (product 7.6), hidden if it needs review (product 4.17). Call this in the transaction of the
 * idempotency key. Throws `daily_limit` if the employer has posted too many jobs in the last 24 hours.
 */
export async function postJob(
  db: Db,
  posted: NewJob,
  { employerId, now, caps, review = 'off' }: Posting,
): Promise<{ job_id: number }> {
  const isTrusted = await isVerified(db, employerId);
  const rule = isTrusted ? 'verifiedPosts' : 'posts';
  const theirs = db.selectFrom('jobs').select('date_added').where('employer_id', '=', employerId);
  await enforceDailyCap(db, theirs.orderBy('date_added', 'desc'), {
    userId: employerId,
    now,
    rule,
    cap: caps?.[rule],
  });
  const row = toJobRow(posted, employerId, now);
  await addWords(db, [posted]);
  // The trigger hide_jobs_of_suspended hides it if the account has been suspended meanwhile.
  const { id } = await db.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow();
  await saveContact(db, id, posted.contact);
  const waits = needsReview(review, { warnings: row.warnings, isTrusted });
  if (waits || (await isUnderReview(db, employerId))) await hideForReview(db, id, now);
  else await queueNewJobAlerts(db, id);
  return { job_id: id };
}

type Posted = {
  /** All of a new job, or those that an edit added. */
  readonly warnings: readonly WarningKind[];
  /** Whether its company is verified. */
  readonly isTrusted: boolean;
};

/** Whether an operator has to review the job before others see it (product 4.17). */
function needsReview(rule: ReviewRule, { warnings, isTrusted }: Posted): boolean {
  if (rule === 'flagged') return warnings.length > 0;
  return rule === 'new' && !isTrusted;
}

type Trx = Transaction<Tables>;

/** Fields that clients of version 0.2.0 don't know (product 7.12), like `contact`; other fields that are left out are cleared. */
const newFields = ['occupation', 'conditions', 'urgent', 'questions'] as const;

type EditRequest = {
  readonly id: number;
  readonly employerId: number;
  readonly edited: NewJob;
  /** The names of the fields that the client sent. */
  readonly sent: readonly string[];
  readonly clock: Clock;
  readonly review: ReviewRule;
};

/**
 * Saves an edit, hides the job if new warnings need review (product 4.17), and notifies applicants of changed fields.
 * The last of simultaneous edits wins. Throws `not_found`, `forbidden` for someone else's job, `job_closed`, and
 * `invalid` for a new last day out of range.
 * @returns the job before and after the edit
 */
export async function editJob(
  trx: Trx,
  { id, employerId, edited: posted, sent, clock, review }: EditRequest,
): Promise<{ before: ChangedJob; after: ChangedJob }> {
  await requireAccount(trx, employerId);
  const before = await trx
    .selectFrom('jobs')
    .select([
      ...notifiedChanges,
      ...newFields,
      'employer_id',
      'expires_on',
      'industry',
      'category',
      'warnings',
      'required_skills',
      'tags',
      'district',
      'walk_in',
    ])
    .select(statusOf('jobs').as('status'))
    .where('id', '=', id)
    // Keeps anyone from applying, closing or editing until the commit.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new Failure('not_found');
  if (before.employer_id !== employerId)
    throw new Failure((await isHidden(trx, id)) ? 'not_found' : 'forbidden');
  if (before.status === 'Closed') throw new Failure('job_closed');
  const unsent = newFields.filter((field) => !sent.includes(field));
  const retained = Object.fromEntries(unsent.map((field) => [field, before[field]]));
  const isContactSent = sent.includes('contact');
  const edited: NewJob = {
    ...posted,
    ...retained,
    // The numbers are stored apart and stay as they are.
    ...(isContactSent ? {} : { contact: { phone: null, telegram: null, walk_in: before.walk_in } }),
  };
  if (edited.expires_on !== null && edited.expires_on !== before.expires_on)
    parseOrFail(expiresOn, { expires_on: edited.expires_on });

  // After the lock, so that those who applied before are notified.
  const now = clock();
  const edit = await storeBeforeEdit(trx, id, now);
  await addWords(trx, [edited]);
  const columns = postedColumns(edited);
  await trx
    .updateTable('jobs')
    .set({ ...columns, date_edited: now })
    .where('id', '=', id)
    .execute();
  if (isContactSent) await saveContact(trx, id, edited.contact);
  await deleteUnusedWords(trx, [before]);
  const warnings = columns.warnings.filter((kind) => !before.warnings.includes(kind));
  // An edit without new warnings never waits: the job itself has been reviewed if it had to.
  if (warnings.length > 0) {
    const waits = needsReview(review, { warnings, isTrusted: await isVerified(trx, employerId) });
    if (waits || (await isUnderReview(trx, employerId))) await hideForReview(trx, id, now);
  }
  await queueEditAlerts(trx, edit);
  const changed = notifiedChanges.filter((field) => !isSame(before[field], columns[field]));
  if (changed.length > 0) {
    await recordChanges(trx, id, changed, now);
    // Many edits in a row notify once.
    const event = `job_changed:${id}:${Math.floor(now.getTime() / hourMs)}`;
    await notifyApplicants(trx, { event, kind: 'job_changed', job_id: id, job_name: columns.name });
  }
  return { before, after: columns };
}

const expiresOn = z.object({ expires_on: openUntil });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One row per field, with the time of its last change. */
async function recordChanges(
  trx: Trx,
  jobId: number,
  fields: readonly NotifiedChange[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('job_changes')
    .values(fields.map((field) => ({ job_id: jobId, field, changed_at: now })))
    .onConflict((conflict) => conflict.columns(['job_id', 'field']).doUpdateSet({ changed_at: now }))
    .execute();
}
