/** Applying for a job (product 4.12, 7.7): once per user and job, with a copy of the current CV. */
import { type Transaction } from 'kysely';
import { type Application, type Share } from '#contract/applications.ts';
import { type Answers, type Question } from '#contract/job-questions.ts';
import { type Tables } from '#server/database/tables.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { enforceDailyCap } from '#server/http/limits/daily-caps.ts';
import { statusOf } from '#server/jobs/job-end-store.ts';
import { addNotices, personNames } from '#server/notices/notice-store.ts';
import { isHidden } from '#server/jobs/job-visibility-store.ts';
import { readLockedBlocks } from './block-store.ts';
import { readOwnApplication } from './application-store.ts';
import { copyToSend } from './sent-copy-store.ts';

type Trx = Transaction<Tables>;
type Applying = {
  userId: number;
  jobId: number;
  share: Share;
  answers: Answers | undefined;
  now: Date;
  cap: number | undefined;
};

/**
 * 201 with the new application, or 200 with the existing one, even if the job has closed since.
 * Throws `not_found`, `job_closed`, `you_blocked`, `no_cv`, and `daily_limit` after `cap` new ones in 24 hours.
 */
export async function apply(
  trx: Trx,
  { userId, jobId, share, answers, now, cap }: Applying,
): Promise<ReplyWithStatus<Application>> {
  const first = await readOwnApplication(trx, userId, jobId);
  if (first) return new ReplyWithStatus(200, first);
  const { employer_id, questions } = await requireHiring(trx, jobId);
  const blocks =
    employer_id === null
      ? undefined
      : await readLockedBlocks(trx, { employeeId: userId, employerId: employer_id });
  if (blocks?.byEmployee) throw new Failure('you_blocked');
  const snapshot = await trx.selectFrom('cvs').select('cv').where('user_id', '=', userId).executeTakeFirst();
  if (snapshot === undefined) throw new Failure('no_cv');
  await enforceDailyCap(trx, applicationDates(trx, userId).orderBy('date_added', 'desc'), {
    userId,
    now,
    rule: 'applications',
    cap,
  });
  const added = await trx
    .insertInto('applications')
    .values({
      job_id: jobId,
      user_id: userId,
      message: null,
      cv: copyToSend(snapshot.cv, share),
      answers: answersTo(questions, answers),
      date_added: now,
      date_updated: now,
    })
    // Of two concurrent calls one inserts; the other waits here and then finds the row.
    .onConflict((conflict) => conflict.constraint('applications_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  const application = await readOwnApplication(trx, userId, jobId);
  // Another call created it and a third one withdrew it.
  if (application === undefined) throw new Failure('in_progress');
  if (!added) return new ReplyWithStatus(200, application);
  if (blocks?.byEmployer) {
    await trx.insertInto('undelivered_applications').values({ application_id: application.id }).execute();
    return new ReplyWithStatus(201, application);
  }
  await addNotices(trx, [
    {
      user_id: employer_id,
      kind: 'application_received',
      event: `application_received:${application.id}`,
      job_id: jobId,
      job_name: application.job_name,
      application_id: application.id,
      ...personNames(snapshot.cv.user_info),
    },
  ]);
  return new ReplyWithStatus(201, application);
}

/** One answer per question of the job, null where there is none; other answers are not stored. */
const answersTo = (questions: readonly Question[], given: Answers = {}): Answers | null =>
  questions.length === 0
    ? null
    : (Object.fromEntries(questions.map((question) => [question, given[question] ?? null])) as Answers);

/** When the user applied, including withdrawn applications. */
const applicationDates = (trx: Trx, userId: number) =>
  trx
    .selectFrom((from) =>
      from
        .selectFrom('applications')
        .select('date_added')
        .where('user_id', '=', userId)
        .unionAll(from.selectFrom('withdrawals').select('date_added').where('user_id', '=', userId))
        .as('made'),
    )
    .select('date_added');

/** The share lock prevents closing the job before the insert. */
async function requireHiring(
  trx: Trx,
  jobId: number,
): Promise<{ employer_id: number | null; questions: readonly Question[] }> {
  const job = await trx
    .selectFrom('jobs')
    .select(['employer_id', 'questions', statusOf('jobs').as('status')])
    .where('id', '=', jobId)
    .forShare()
    .executeTakeFirst();
  if (job === undefined || (await isHidden(trx, jobId))) throw new Failure('not_found');
  if (job.status === 'Closed') throw new Failure('job_closed');
  return job;
}
