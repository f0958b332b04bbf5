/** Messages and interviews between applicant and employer (product 3.18, 3.19, 4.19). */
import { type Selectable, type Transaction } from 'kysely';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { messagesPerThread, messagesShown } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { ifWritable } from '#server/database/database-error.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { addNotices, markEventRead } from '#server/notices/notice-store.ts';
import { type InterviewAnswer } from '#contract/applications.ts';
import { requireBothAccounts, noticeTo, readSides, type Side, type Sides } from './application-sides.ts';

const messageColumns = [
  'application_messages.id',
  'application_messages.from_employer',
  'application_messages.text',
  'application_messages.at',
  'application_messages.read_at',
  'application_messages.interview_at',
  'application_messages.place',
  'application_messages.answer',
] as const;

type Row = Omit<Selectable<Tables['application_messages']>, 'application_id'>;

const toMessage = ({
  id,
  from_employer,
  text,
  at,
  read_at,
  interview_at,
  place,
  answer,
}: Row): ApplicationMessage => ({
  id,
  from: from_employer ? 'employer' : 'employee',
  text,
  at: at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
  interview: interview_at && { at: interview_at.toISOString(), place: place ?? '', answer },
});

/** Oldest first; reading marks what the other side wrote as read. Throws `not_found`. */
export async function readThread(db: Db, id: number, reader: Side, now: Date): Promise<ApplicationMessage[]> {
  await readSides(db, id, reader);
  await ifWritable(() =>
    db
      .updateTable('application_messages')
      .set({ read_at: now })
      .where('application_id', '=', id)
      .where('from_employer', '=', reader.acc_type !== 'employer')
      .where('read_at', 'is', null)
      .execute(),
  );
  const newestFirst = await db
    .selectFrom('application_messages')
    .select(messageColumns)
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(messagesShown)
    .execute();
  return newestFirst.reverse().map(toMessage);
}

type WrittenText = { readonly id: number; readonly writer: Side; readonly text: string; readonly now: Date };

/** Throws `not_found`, `account_gone`, `thread_full`, and `not_yet` for an applicant to whom the employer has not written. */
export async function writeMessage(
  trx: Transaction<Tables>,
  { id, writer, text, now }: WrittenText,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, writer, 'keyShare');
  // Checked first: `not_yet` would suggest that a deleted employer may still write.
  requireBothAccounts(sides);
  const isEmployer = writer.acc_type === 'employer';
  if (!isEmployer && sides.status !== 'accepted' && !(await hasEmployerWritten(trx, id)))
    throw new Failure('not_yet');
  return addMessage(trx, sides, { from_employer: isEmployer, text, at: now });
}

async function hasEmployerWritten(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const written = await trx
    .selectFrom('application_messages')
    .select('id')
    .where('application_id', '=', id)
    .where('from_employer', '=', true)
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}

/** The event of the notice about a message. */
const messageEvent = (id: number): string => `message:${id}`;

type NewMessage = {
  readonly from_employer: boolean;
  readonly text: string;
  readonly at: Date;
  readonly interview_at?: Date;
  readonly place?: string;
};

/** Throws `thread_full`. */
async function requireRoom(trx: Transaction<Tables>, id: number): Promise<void> {
  const last = await trx
    .selectFrom('application_messages')
    .select('id')
    .where('application_id', '=', id)
    .orderBy('id')
    .offset(messagesPerThread - 1)
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined) throw new Failure('thread_full');
}

/** Stores the message and notifies the other side. Both accounts must exist. Throws `thread_full`. */
async function addMessage(
  trx: Transaction<Tables>,
  sides: Sides,
  message: NewMessage,
): Promise<ApplicationMessage> {
  await requireRoom(trx, sides.id);
  const added = await trx
    .insertInto('application_messages')
    .values({ application_id: sides.id, ...message })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
  const { interview_at, place = '' } = message;
  const kind = interview_at ? 'interview' : 'message';
  const text = interview_at && `${interview_at.toISOString()} ${place}`;
  const to = message.from_employer ? 'applicant' : 'employer';
  await addNotices(trx, [noticeTo(to, sides, { kind, event: messageEvent(added.id), text })]);
  return toMessage(added);
}

type Invitation = {
  readonly id: number;
  readonly employer: Side;
  readonly at: Date;
  readonly place: string;
  readonly note: string;
  readonly now: Date;
};

/** Throws `not_found`, `account_gone`, `thread_full`, and `invalid` for a time that has passed. */
export async function invite(
  trx: Transaction<Tables>,
  { id, employer, at, place, note, now }: Invitation,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, employer, 'keyShare');
  requireBothAccounts(sides);
  if (at <= now) throw new Failure('invalid', { fields: { at: 'time_past' } });
  return addMessage(trx, sides, { from_employer: true, text: note, at: now, interview_at: at, place });
}

type InterviewReply = {
  readonly id: number;
  readonly messageId: number;
  readonly applicant: Side;
  readonly answer: InterviewAnswer;
  readonly now: Date;
};

/** Repeating an answer sends no notice. Throws `not_found`, `account_gone`. */
export async function answerInterview(
  trx: Transaction<Tables>,
  { id, messageId, applicant, answer, now }: InterviewReply,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, applicant, 'keyShare');
  requireBothAccounts(sides);
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
  // The notice that asks for an answer is done.
  await markEventRead(trx, applicant.user_id, messageEvent(messageId), now);
  const text = `${message.interview_at?.toISOString()} ${answer}`;
  await addNotices(trx, [noticeTo('employer', sides, { kind: 'interview_answered', event, text })]);
  return toMessage({ ...message, answer });
}

/** How the row of a message becomes the message of the contract (product 3.18, 3.19); knows no query. */
