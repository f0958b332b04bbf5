/** Answers to how a call, an interview or an acceptance ended (product 3.25). */
import { sql } from 'kysely';
import { type OutcomeAnswer } from '#contract/outcomes.ts';
import { isDelivered } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isForeignKeyViolation } from '#server/database/database-error.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';

type Answering = {
  readonly caller: Caller;
  readonly job_id: number;
  readonly application_id: number | null;
  readonly answer: OutcomeAnswer;
  readonly now: Date;
};

/** The event of the one notice that asks a person. Seekers are asked once per job, employers once per applicant. */
export const outcomeEvent = (jobId: number, applicationId: number | null): string =>
  applicationId === null ? `outcome:${jobId}` : `outcome:${jobId}:${applicationId}`;

/** Replaces an earlier answer. Throws `not_found` unless the caller is one of the two sides. */
export async function saveOutcome(trx: Db, answering: Answering): Promise<void> {
  const { caller, job_id, application_id, answer, now } = answering;
  if (!(await isSide(trx, answering))) throw new Failure('not_found');
  await trx
    .insertInto('outcomes')
    .values({ user_id: caller.user_id, job_id, application_id, answer, answered_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, job_id, coalesce(application_id, 0)`)
        .doUpdateSet({ answer, answered_at: now }),
    )
    .execute()
    .catch((error: unknown) => {
      // The application was withdrawn after the check above.
      throw isForeignKeyViolation(error) ? new Failure('not_found') : error;
    });
  // The list shows the answer in the place of the question.
  await trx
    .updateTable('notices')
    .set({ text: answer, read_at: sql<Date>`coalesce(read_at, ${now}::timestamptz)` })
    .where('user_id', '=', caller.user_id)
    .where('event', '=', outcomeEvent(job_id, caller.acc_type === 'employer' ? application_id : null))
    .execute();
}

/** Call this before deleting the application: without it no one could answer. */
export const deleteQuestions = (trx: Db, applicationId: number): Promise<unknown> =>
  trx
    .deleteFrom('notices')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'outcome')
    .execute();

/** Without an application: the job's owner, or a seeker who called or applied. */
async function isSide(trx: Db, { caller, job_id, application_id }: Answering): Promise<boolean> {
  const isEmployer = caller.acc_type === 'employer';
  const application = sql`select from applications where applications.job_id = jobs.id
    ${application_id === null ? sql`` : sql`and applications.id = ${application_id}`}
    and ${isEmployer ? isDelivered : sql`applications.user_id = ${caller.user_id}`}`;
  const call = sql`select from contact_calls
    where contact_calls.job_id = jobs.id and contact_calls.user_id = ${caller.user_id}`;
  const { rows } = await sql`select id from jobs where id = ${job_id}
    ${isEmployer ? sql`and employer_id = ${caller.user_id}` : sql``}
    ${
      application_id !== null
        ? sql`and exists (${application})`
        : isEmployer
          ? sql``
          : sql`and (exists (${application}) or exists (${call}))`
    } for key share`.execute(trx);
  return rows.length > 0;
}
