/** Phone numbers that the bot asks for in linked chats (product 7.35). */
import { type Contact } from 'grammy/types';
import { type PageLanguage } from '#contract/pages.ts';
import { mobileNumber } from '#contract/phone.ts';
import { storePhone } from '#server/accounts/phone-store.ts';
import { findSession } from '#server/accounts/session-store.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { isActive } from '#server/http/api/session-tokens.ts';
import { minuteMs } from '#server/http/clock.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { findLink, telegramTask } from './telegram-store.ts';

/** How long the bot accepts the number. */
const validMs = 15 * minuteMs;

/** Replaces the previous request of the account, and queues the message. Throws `not_linked` without a chat. */
export async function askForPhone(trx: Db, { user_id, session }: Caller, now: Date): Promise<void> {
  await lockAccount(trx, user_id);
  const link = await findLink(trx, user_id);
  if (link === undefined)
    throw new Failure('not_linked', { status: 409, message: 'Please link Telegram in Settings first.' });
  const values = {
    chat_id: link.chat_id,
    added_by: session,
    expires_at: new Date(now.getTime() + validMs),
  };
  await trx
    .insertInto('telegram_phone_requests')
    .values({ user_id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await addTask(trx, {
    kind: telegramTask,
    key: `phone:${user_id}`,
    payload: { phone: user_id },
    rank: 0,
  });
}

/** Requests that still count: while the chat is linked to the account and the session is open. */
const openRequests = (db: Db, now: Date) =>
  db
    .selectFrom('telegram_phone_requests as requests')
    .innerJoin('telegram_chats as chats', (join) =>
      join.onRef('chats.user_id', '=', 'requests.user_id').onRef('chats.chat_id', '=', 'requests.chat_id'),
    )
    .innerJoin('sessions', 'sessions.token_hash', 'requests.added_by')
    .select(['requests.user_id', 'requests.added_by', 'chats.chat_id', 'chats.lang'])
    .where(isActive(now))
    .where('expires_at', '>', now);

type OpenRequest = { user_id: number; added_by: string; chat_id: number; lang: PageLanguage };

/** Undefined if nothing is asked for any more. */
export const findPhoneRequest = (db: Db, userId: number, now: Date): Promise<OpenRequest | undefined> =>
  openRequests(db, now).where('requests.user_id', '=', userId).executeTakeFirst();

export const findPhoneRequestOfChat = (db: Db, chat: number, now: Date): Promise<OpenRequest | undefined> =>
  openRequests(db, now).where('requests.chat_id', '=', chat).executeTakeFirst();

/** What the bot answers to a contact. */
type ContactAnswer = 'phoneSaved' | 'phoneWaits' | 'phoneNotAsked' | 'phoneOfOthers' | 'phoneNotCambodian';

/**
 * Confirms the number of a contact as a code by SMS would. Telegram vouches for it if the contact is that of the chat's
 * person; the request ends then.
 */
export async function receiveContact(
  trx: Db,
  chat: number,
  { user_id: person, phone_number: number }: Contact,
  now: Date,
): Promise<ContactAnswer> {
  const found = await findPhoneRequestOfChat(trx, chat, now);
  if (found === undefined) return 'phoneNotAsked';
  const { user_id, added_by: session } = found;
  await lockAccount(trx, user_id);
  // It may have ended meanwhile.
  if ((await findPhoneRequest(trx, user_id, now))?.chat_id !== chat) return 'phoneNotAsked';
  if (person !== chat) return 'phoneOfOthers';
  const national = /^\+?855/.test(number) ? mobileNumber(number) : undefined;
  if (national === undefined) return 'phoneNotCambodian';
  await trx.deleteFrom('telegram_phone_requests').where('user_id', '=', user_id).execute();
  const { device } = (await findSession(trx, session)) ?? { device: '' };
  const usedFrom = await storePhone(trx, { user_id, session, device, phone: `+855${national}` }, now);
  return usedFrom === undefined ? 'phoneSaved' : 'phoneWaits';
}
