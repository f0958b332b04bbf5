/** Interviews (product 3.19, 4.19): the employer proposes, the applicant answers. */
import { type Transaction } from 'kysely';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type InterviewAnswer } from '#contract/applications.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { addNotices, markReadAbout } from '#server/notices/notice-store.ts';
import { insistOnBoth, noticeTo, readSides, type Side } from './application-sides.ts';
import { messageColumns, toMessage } from './message-rows.ts';
import { addMessage, messageEvent } from './message-store.ts';

type Inviting = {
  readonly id: number;
  readonly employer: Side;
  readonly at: Date;
  readonly place: string;
  readonly note: string;
  readonly now: Date;
};

/** Throws `not_found`, `account_gone`, and `invalid` for a time that has passed. */
export async function invite(
  trx: Transaction<Tables>,
  { id, employer, at, place, note, now }: Inviting,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, employer, 'keep');
  insistOnBoth(sides);
  if (at <= now) throw new Failure('invalid', { fields: { at: 'time_past' } });
  return addMessage(trx, sides, { from_employer: true, text: note, at: now, interview_at: at, place });
}

type Answering = {
  readonly id: number;
  readonly messageId: number;
  readonly applicant: Side;
  readonly answer: InterviewAnswer;
  readonly now: Date;
};

/** The same answer again tells nobody of anything. Throws `not_found`, `account_gone`. */
export async function answerInterview(
  trx: Transaction<Tables>,
  { id, messageId, applicant, answer, now }: Answering,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, applicant, 'keep');
  insistOnBoth(sides);
  const message = await trx
    .selectFrom('application_messages')
    .select(messageColumns)
    .where('application_id', '=', id)
    .where('id', '=', messageId)
    .where('interview_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) throw new Failure('not_found');
  if (message.answer === answer) return toMessage(message);
  await trx.updateTable('application_messages').set({ answer }).where('id', '=', messageId).execute();
  const event = `interview_answered:${messageId}:${now.getTime()}`;
  // Whoever has answered is not asked to by the notice.
  await markReadAbout(trx, applicant.user_id, messageEvent(messageId), now);
  const text = `${message.interview_at?.toISOString()} ${answer}`;
  await addNotices(trx, [noticeTo('employer', sides, { kind: 'interview_answered', event, text })]);
  return toMessage({ ...message, answer });
}
