/** What applicant and employer write to each other (product 3.18, 4.19). */
import { type Transaction } from 'kysely';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { messagesShown } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { ifWritable } from '#server/database/if-writable.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { insistOnBoth, noticeTo, readSides, type Side, type Sides } from './application-sides.ts';
import { messageColumns, toMessage } from './message-rows.ts';

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

type Writing = { readonly id: number; readonly writer: Side; readonly text: string; readonly now: Date };

/** Throws `not_found`, `account_gone`, and `not_yet` for an applicant to whom nobody has written. */
export async function writeMessage(
  trx: Transaction<Tables>,
  { id, writer, text, now }: Writing,
): Promise<ApplicationMessage> {
  const sides = await readSides(trx, id, writer, 'keep');
  // First: nobody who is gone will write, and so make room for an answer.
  insistOnBoth(sides);
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

/** What the notice of a message is told by. */
export const messageEvent = (id: number): string => `message:${id}`;

type NewMessage = {
  readonly from_employer: boolean;
  readonly text: string;
  readonly at: Date;
  readonly interview_at?: Date;
  readonly place?: string;
};

/** Stores it and tells the other side, whose account is there. */
export async function addMessage(
  trx: Transaction<Tables>,
  sides: Sides,
  message: NewMessage,
): Promise<ApplicationMessage> {
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
