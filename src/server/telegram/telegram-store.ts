/** Which account is told of notices in which chat (product 7.21). */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type PageLanguage } from '#contract/pages.ts';
import { type Db } from '#server/database/connect.ts';

/** Minutes for which a link works. */
const linkMinutes = 15;
const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** A code for a link; the one before works no more. */
export async function makeCode(db: Db, userId: number, lang: PageLanguage): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  const made = {
    digest: digestOf(code),
    lang,
    expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(linkMinutes)})`,
  };
  await db
    .insertInto('telegram_codes')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute();
  return code;
}

/** Links the chat with the account whose code it is; the last link of either wins. Undefined for a code that does not work. */
export async function useCode(trx: Db, code: string, chat: number): Promise<number | undefined> {
  const used = await trx
    .deleteFrom('telegram_codes')
    .where('digest', '=', digestOf(code))
    .returning(['user_id', 'lang', sql<boolean>`expires_at > now()`.as('works')])
    .executeTakeFirst();
  if (!used?.works) return undefined;
  const { user_id, lang } = used;
  await trx
    .deleteFrom('telegram_chats')
    .where((is) => is.or([is('chat_id', '=', chat), is('user_id', '=', user_id)]))
    .execute();
  await trx.insertInto('telegram_chats').values({ user_id, chat_id: chat, lang }).execute();
  return user_id;
}

export const findChat = (db: Db, userId: number) =>
  db
    .selectFrom('telegram_chats')
    .innerJoin('users', 'users.id', 'telegram_chats.user_id')
    .select(['chat_id', 'lang'])
    .where('user_id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();

export async function unlink(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('telegram_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('telegram_chats').where('user_id', '=', userId).execute();
}

/** Gives the language of the chat, if it was linked. */
export async function unlinkChat(db: Db, chat: number): Promise<PageLanguage | undefined> {
  const unlinked = await db
    .deleteFrom('telegram_chats')
    .where('chat_id', '=', chat)
    .returning('lang')
    .executeTakeFirst();
  return unlinked?.lang;
}
