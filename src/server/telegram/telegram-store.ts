/** Telegram chats linked to accounts, and queueing messages for them (product 7.21). */
import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type PageLanguage } from '#contract/pages.ts';
import { type Db } from '#server/database/connect.ts';
import { groupOfNotice } from '#contract/account-settings.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';

/** Kind of the tasks that send a message: about a notice, a security event, or a chat that was linked, unlinked or refused. */
export const telegramTask = 'telegram';

/** The language of someone's Telegram. */
export const languageOf = ({
  language_code: code,
}: {
  readonly language_code?: string | undefined;
}): PageLanguage => (code?.startsWith('km') ? 'kh' : 'eng');

const groups = JSON.stringify(groupOfNotice);

/** Call this in the transaction that stores the notices. */
export async function queueMessages(trx: Db, noticeIds: readonly number[]): Promise<void> {
  if (noticeIds.length === 0) return;
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${telegramTask}::text, notices.id, jsonb_build_object('notice', notices.id),
      case when notices.kind = 'search_alert' then 2 else 1 end
    from notices
      join telegram_chats chats on chats.user_id = notices.user_id and chats.can_write
      join users on users.id = notices.user_id
    where notices.id = any(${[...noticeIds]}::bigint[])
      and not (${groups}::jsonb ->> notices.kind) = any(users.notify_off)
    on conflict (kind, key) do nothing`.execute(trx);
}

/** Queues a message about a security event, for the chat that is linked now: the event may replace or unlink it. */
export async function queueSecurityMessage(trx: Db, eventId: number): Promise<void> {
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${telegramTask}::text, 'event:' || events.id,
      jsonb_build_object('event', events.id, 'chat', chats.chat_id, 'khmer', (chats.lang = 'kh')::int), 0
    from security_events events
      join telegram_chats chats on chats.user_id = events.user_id and chats.can_write
    where events.id = ${eventId}
    on conflict (kind, key) do nothing`.execute(trx);
}

/** Minutes for which a link works. */
const linkMinutes = 15;
const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Replaces the previous code of the account. */
export async function createLinkCode(
  db: Db,
  { user_id: userId, session }: Caller,
  lang: PageLanguage,
): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  const values = {
    digest: digestOf(code),
    lang,
    added_by: session,
    chat_id: null,
    expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(linkMinutes)})`,
  };
  await db
    .insertInto('telegram_codes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return code;
}

/** Who asked for a link to the bot, and in which session. */
export type ChatOwner = { readonly user_id: number; readonly lang: PageLanguage; readonly added_by: string };

type LinkCode = { readonly owner: ChatOwner; readonly expires_at: Date };

/** The account that asked for the link, also if it has expired. */
export const findCodeOwner = async (trx: Db, code: string): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('telegram_codes')
      .select('user_id')
      .where('digest', '=', digestOf(code))
      .executeTakeFirst()
  )?.user_id;

/** Deletes the code. Undefined if it is unknown or expired, or its session has ended. */
export const consumeLinkCode = (trx: Db, code: string): Promise<LinkCode | undefined> =>
  consume(trx, sql`digest = ${digestOf(code)}`);

async function consume(trx: Db, which: RawBuilder<unknown>): Promise<LinkCode | undefined> {
  const used = await trx
    .deleteFrom('telegram_codes')
    .where(sql<boolean>`${which}`)
    .returning(['user_id', 'lang', 'added_by', 'expires_at'])
    .returning(
      // Someone who was logged out must not come back by a link made before.
      sql<boolean>`expires_at > now() and exists (select from sessions where token_hash = added_by)`.as(
        'isValid',
      ),
    )
    .executeTakeFirst();
  if (!used?.isValid) return undefined;
  const { isValid: _isValid, expires_at, ...owner } = used;
  return { owner, expires_at };
}

/** Waits for the answer of a chat that is linked to another account. No link has this code. */
export async function awaitSwitch(trx: Db, { owner, expires_at }: LinkCode, chat: number): Promise<void> {
  const digest = digestOf(randomBytes(18).toString('base64url'));
  await trx
    .insertInto('telegram_codes')
    .values({ ...owner, expires_at, digest, chat_id: chat })
    .execute();
}

/** Undefined if the account did not ask for this chat, or too long ago. */
export const consumeSwitch = async (trx: Db, userId: number, chat: number): Promise<ChatOwner | undefined> =>
  (await consume(trx, sql`user_id = ${userId} and chat_id = ${chat}`))?.owner;

/** The account that the chat is linked to. */
export const findLinked = (trx: Db, chat: number) =>
  trx.selectFrom('telegram_chats').select(['user_id', 'lang']).where('chat_id', '=', chat).executeTakeFirst();

/**
 * Other links of the chat and of the account wait until the transaction ends. Call this before changing any of their rows:
 * log-ins also lock the account first.
 */
export async function lockLink(trx: Db, userId: number, chat: number): Promise<void> {
  await lockAccount(trx, userId);
  await sql`select pg_advisory_xact_lock(hashtextextended('telegram ' || ${chat}::text, 0))`.execute(trx);
}

/** Whether the chat may be linked to the account by a session alone. Without a password its first chat is the only way in. */
export async function mayLink(trx: Db, userId: number, chat: number): Promise<boolean> {
  const other = await trx
    .selectFrom('telegram_chats')
    .innerJoin('users', 'users.id', 'telegram_chats.user_id')
    .select('user_id')
    .where('has_password', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', userId), eb('chat_id', '<>', chat)]),
        eb.and([eb('user_id', '<>', userId), eb('chat_id', '=', chat)]),
      ]),
    )
    .executeTakeFirst();
  return other === undefined;
}

type Linking = { readonly can_write?: boolean; readonly confirmed?: boolean };

/** Links the chat to the account, replacing other links of both. A confirmed link stays confirmed. */
export async function linkChat(
  trx: Db,
  owner: ChatOwner,
  chat: number,
  now: Date,
  { can_write = true, confirmed = false }: Linking = {},
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('telegram_chats')
    .set({
      lang: owner.lang,
      can_write: sql<boolean>`can_write or (${can_write} and not stopped)`,
      confirmed: sql<boolean>`confirmed or ${confirmed}`,
    })
    .where('chat_id', '=', chat)
    .where('user_id', '=', owner.user_id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const replaced = await trx
    .selectFrom('telegram_chats')
    .select('chat_id')
    .where((eb) => eb.or([eb('chat_id', '=', chat), eb('user_id', '=', owner.user_id)]))
    // Locked in one order, so that accounts that swap their chats cannot deadlock.
    .orderBy('chat_id')
    .forUpdate()
    .execute();
  if (replaced.length > 0)
    await trx
      .deleteFrom('telegram_chats')
      .where(
        'chat_id',
        'in',
        replaced.map(({ chat_id }) => chat_id),
      )
      .execute();
  await trx
    .insertInto('telegram_chats')
    .values({ ...owner, chat_id: chat, created_at: now, can_write, confirmed })
    .execute();
}

/** The chat that gets messages for the account. */
export const findChat = (db: Db, userId: number) =>
  db
    .selectFrom('telegram_chats')
    .innerJoin('users', 'users.id', 'telegram_chats.user_id')
    .select(['chat_id', 'lang'])
    .where('user_id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .where('can_write', '=', true)
    .executeTakeFirst();

export const findLink = (db: Db, userId: number) =>
  db
    .selectFrom('telegram_chats')
    .select(['chat_id', 'confirmed', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Throws `password_needed` if the account could not be opened any more. */
export async function unlinkAccount(trx: Db, userId: number): Promise<void> {
  await lockAccount(trx, userId);
  const lost = await trx
    .selectFrom('users')
    .innerJoin('telegram_chats', 'telegram_chats.user_id', 'users.id')
    .select('id')
    .where('id', '=', userId)
    .where('has_password', '=', false)
    .executeTakeFirst();
  if (lost) throw new Failure('password_needed', { status: 409, message: 'Please set a password first.' });
  await trx.deleteFrom('telegram_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('telegram_chats').where('user_id', '=', userId).execute();
}

/** The person has started the bot, which may write now. */
export async function resumeChat(trx: Db, chat: number): Promise<void> {
  await trx
    .updateTable('telegram_chats')
    .set({ can_write: true, stopped: false })
    .where('chat_id', '=', chat)
    .execute();
}

type Unlinked = { readonly lang: PageLanguage; readonly isSilenced: boolean };

/**
 * The bot writes no more; a confirmed link still logs in. Undefined if the chat was not linked.
 * @param isWish whether the person sent /stop; otherwise Telegram refused the bot
 */
export async function unlinkChat(db: Db, chat: number, isWish = false): Promise<Unlinked | undefined> {
  const silenced = await db
    .updateTable('telegram_chats')
    .set({ can_write: false, ...(isWish ? { stopped: true } : {}) })
    .where('chat_id', '=', chat)
    .where('confirmed', '=', true)
    .returning('lang')
    .executeTakeFirst();
  if (silenced) return { ...silenced, isSilenced: true };
  const unlinked = await db
    .deleteFrom('telegram_chats')
    .where('chat_id', '=', chat)
    .returning('lang')
    .executeTakeFirst();
  return unlinked && { ...unlinked, isSilenced: false };
}
