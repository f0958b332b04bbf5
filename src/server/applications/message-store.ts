/** Messages and interviews between applicant and employer (product 3.18, 3.19, 4.19). */
import { type Selectable, type Transaction } from 'kysely';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { messagesPerThread, messagesShown } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { ifWritable } from '#server/database/database-error.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { addNotices, markEventRead } from '#server/notices/notice-store.ts';
import { messageWarningsOf } from '#warnings/find-warnings.ts';
import { type InterviewAnswer } from '#contract/applications.ts';
import { isSeenBy } from './block-store.ts';
import { isUndelivered, noticeTo, readSides, type Side, type Sides } from './application-sides.ts';

const messageColumns = [
  'application_messages.id',
  'application_messages.from_employer',
  'application_messages.text',
  'application_messages.at',
  'application_messages.read_at',
  'application_messages.interview_at',
  'application_messages.place',
  'application_messages.answer',
  'application_messages.undelivered_answer',
  'application_messages.warnings',
] as const;

type Row = Omit<Selectable<Tables['application_messages']>, 'application_id' | 'undelivered'>;

const isEmployer = ({ acc_type }: Side): boolean => acc_type === 'employer';

const toMessage = (row: Row, reader: Side): ApplicationMessage => {
  const { id, from_employer, text, at, read_at, interview_at, place, answer, undelivered_answer, warnings } =
    row;
  const shownAnswer = isEmployer(reader) ? answer : (undelivered_answer ?? answer);
  return {
    id,
    from: from_employer ? 'employer' : 'employee',
    text,
    at: at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
    interview: interview_at && { at: interview_at.toISOString(), place: place ?? '', answer: shownAnswer },
    warnings: from_employer === isEmployer(reader) ? [] : (warnings ?? []),
  };
};

/** Oldest first; reading marks what the other side wrote as read. Throws `not_found`. */
export async function readThread(db: Db, id: number, reader: Side, now: Date): Promise<ApplicationMessage[]> {
  await readSides(db, id, reader);
  await ifWritable(() =>
    db
      .updateTable('application_messages')
      .set({ read_at: now })
      .where('application_id', '=', id)
      .where('from_employer', '=', !isEmployer(reader))
      .where('read_at', 'is', null)
      .where('undelivered', '=', false)
      .execute(),
  );
  const newestFirst = await db
    .selectFrom('application_messages')
    .select(messageColumns)
    .where('application_id', '=', id)
    .where(isSeenBy(isEmployer(reader) ? 'employer' : 'employee'))
    .orderBy('id', 'desc')
    .limit(messagesShown)
    .execute();
  return newestFirst.reverse().map((row) => toMessage(row, reader));
}

type WrittenText = { readonly id: number; readonly writer: Side; readonly text: string; readonly now: Date };

/**
 * Throws `not_found`, `account_gone`, `thread_full`, `you_blocked`, and `not_yet` for an applicant to whom the employer
 * has not written.
 */
export async function writeMessage(
  trx: Transaction<Tables>,
  { id, writer, text, now }: WrittenText,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, writer, 'keyShare');
  // Checked first: `not_yet` would suggest that a deleted employer may still write.
  const undelivered = await isUndelivered(trx, sides, writer);
  if (!isEmployer(writer) && sides.status !== 'accepted' && !(await hasEmployerWritten(trx, id)))
    throw new Failure('not_yet');
  return addMessage(trx, { sides, writer }, { text, at: now, undelivered });
}

async function hasEmployerWritten(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const written = await trx
    .selectFrom('application_messages')
    .select('id')
    .where('application_id', '=', id)
    .where('from_employer', '=', true)
    .where('undelivered', '=', false)
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}

/** The event of the notice about a message. */
const messageEvent = (id: number): string => `message:${id}`;

type NewMessage = {
  readonly text: string;
  readonly at: Date;
  readonly undelivered: boolean;
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

/** Stores the message and notifies the other side, unless it is undelivered. Both accounts must exist. Throws `thread_full`. */
async function addMessage(
  trx: Transaction<Tables>,
  { sides, writer }: { readonly sides: Sides; readonly writer: Side },
  message: NewMessage,
): Promise<ApplicationMessage> {
  await requireRoom(trx, sides.id);
  const { interview_at, place = '' } = message;
  const warnings = messageWarningsOf(
    `${message.text}\n${place}`,
    isEmployer(writer) ? 'employer' : 'employee',
  );
  const added = await trx
    .insertInto('application_messages')
    .values({ application_id: sides.id, from_employer: isEmployer(writer), warnings, ...message })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
  if (message.undelivered) return toMessage(added, writer);
  const kind = interview_at ? 'interview' : 'message';
  const text = interview_at && `${interview_at.toISOString()} ${place}`;
  const to = isEmployer(writer) ? 'applicant' : 'employer';
  await addNotices(trx, [noticeTo(to, sides, { kind, event: messageEvent(added.id), text })]);
  return toMessage(added, writer);
}

type Invitation = {
  readonly id: number;
  readonly employer: Side;
  readonly at: Date;
  readonly place: string;
  readonly note: string;
  readonly now: Date;
};

/** Throws `not_found`, `account_gone`, `you_blocked`, `thread_full`, and `invalid` for a time that has passed. */
export async function invite(
  trx: Transaction<Tables>,
  { id, employer, at, place, note, now }: Invitation,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, employer, 'keyShare');
  const undelivered = await isUndelivered(trx, sides, employer);
  if (at <= now) throw new Failure('invalid', { fields: { at: 'time_past' } });
  const message = { text: note, at: now, interview_at: at, place, undelivered };
  return addMessage(trx, { sides, writer: employer }, message);
}

type InterviewReply = {
  readonly id: number;
  readonly messageId: number;
  readonly applicant: Side;
  readonly answer: InterviewAnswer;
  readonly now: Date;
};

/** Repeating an answer sends no notice. Throws `not_found`, `account_gone`, `you_blocked`. */
export async function answerInterview(
  trx: Transaction<Tables>,
  { id, messageId, applicant, answer, now }: InterviewReply,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, applicant, 'keyShare');
  const undelivered = await isUndelivered(trx, sides, applicant);
  const message = await trx
    .selectFrom('application_messages')
    .select(messageColumns)
    .where('application_id', '=', id)
    .where('id', '=', messageId)
    .where('interview_at', 'is not', null)
    .where('undelivered', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) throw new Failure('not_found');
  if ((message.undelivered_answer ?? message.answer) === answer) return toMessage(message, applicant);
  const answered = undelivered ? { undelivered_answer: answer } : { answer, undelivered_answer: null };
  await trx.updateTable('application_messages').set(answered).where('id', '=', messageId).execute();
  const event = `interview_answered:${messageId}:${now.getTime()}`;
  // The notice that asks for an answer is done.
  await markEventRead(trx, applicant.user_id, messageEvent(messageId), now);
  const text = `${message.interview_at?.toISOString()} ${answer}`;
  if (!undelivered)
    await addNotices(trx, [noticeTo('employer', sides, { kind: 'interview_answered', event, text })]);
  return toMessage({ ...message, ...answered }, applicant);
}
