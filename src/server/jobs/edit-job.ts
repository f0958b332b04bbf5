/** Saying anew what a job is (product 4.16, 7.6), and what applicants are told of it. */
import { type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type NotifiedChange, notifiedChanges } from '#contract/application-details.ts';
import { type NewJob, openUntil } from '#contract/postings.ts';
import { type ReviewRule } from '#contract/job-fields.ts';
import { requireAccount } from '#server/accounts/account-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure, parseOrFail } from '#server/http/api/failures.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { notifyApplicants } from '#server/notices/announcement-store.ts';
import { isVerified } from '#server/companies/company-store.ts';
import { addWords, deleteUnusedWords } from '#server/search/word-store.ts';
import { statusOf } from './job-end-store.ts';
import { isHidden, letWait } from './job-visibility-store.ts';
import { keepBeforeEdit, tellOfEditLater } from './new-job-store.ts';
import { toldColumns } from './posting-store.ts';
import { mustWaitAgain } from './review-rules.ts';

type Trx = Transaction<Tables>;
type Editing = {
  readonly id: number;
  readonly employerId: number;
  readonly edited: NewJob;
  readonly clock: Clock;
  readonly review: ReviewRule;
};

/**
 * Of two at once the later one counts; one that repeats the last changes nothing that anybody is told of.
 * One that newly warns of something waits where such jobs do (product 4.17).
 * Throws `not_found`, `forbidden` for somebody else's job, `job_closed`, and `invalid` for a new last day that cannot be chosen.
 * @returns the job as it was
 */
export async function editJob(
  trx: Trx,
  { id, employerId, edited, clock, review }: Editing,
): Promise<ChangedJob> {
  await requireAccount(trx, employerId);
  const before = await trx
    .selectFrom('jobs')
    .select([
      ...notifiedChanges,
      'employer_id',
      'expires_on',
      'industry',
      'category',
      'warnings',
      'required_skills',
      'tags',
      'district',
    ])
    .select(statusOf('jobs').as('status'))
    .where('id', '=', id)
    // Nobody applies, stops or edits between this look and the end.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new Failure('not_found');
  if (before.employer_id !== employerId)
    throw new Failure((await isHidden(trx, id)) ? 'not_found' : 'forbidden');
  if (before.status === 'Closed') throw new Failure('job_closed');
  if (edited.expires_on !== null && edited.expires_on !== before.expires_on)
    parseOrFail(expiresOn, { expires_on: edited.expires_on });

  // After the lock: whoever applied before it was had is told.
  const now = clock();
  const edit = await keepBeforeEdit(trx, id, now);
  await addWords(trx, [edited]);
  const columns = toldColumns(edited);
  await trx
    .updateTable('jobs')
    .set({ ...columns, date_edited: now })
    .where('id', '=', id)
    .execute();
  await deleteUnusedWords(trx, [before]);
  const warnings = columns.warnings.filter((kind) => !before.warnings.includes(kind));
  if (mustWaitAgain(review, { warnings, isTrusted: await isVerified(trx, employerId) }))
    await letWait(trx, id, now);
  await tellOfEditLater(trx, edit);
  const changed = notifiedChanges.filter((field) => !isSame(before[field], columns[field]));
  if (changed.length > 0) {
    await rememberChanges(trx, id, changed, now);
    // Many edits in a row notify once.
    const event = `job_changed:${id}:${Math.floor(now.getTime() / hourMs)}`;
    await notifyApplicants(trx, { event, kind: 'job_changed', job_id: id, job_name: columns.name });
  }
  return before;
}

const expiresOn = z.object({ expires_on: openUntil });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of each field only the last time, so that many edits leave no more behind than few. */
async function rememberChanges(
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
