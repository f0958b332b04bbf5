/** Log-ins by Telegram (product 7.21): the person's id in Telegram is that of the chat with the bot, so a linked chat logs in. */
import { type User } from '#contract/sessions.ts';
import { freshLogInMinutes } from '#contract/limits.ts';
import { type MemberType } from '#contract/roles.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Clock, minuteMs } from '#server/http/clock.ts';
import { findLinked, languageOf, linkChat, lockLink } from '#server/telegram/telegram-store.ts';
import { openSessionAndNotify, register, requireNotSuspended } from './account-store.ts';
import { type TelegramUser } from './launch-data.ts';
import { hasPassword } from './password-store.ts';
import { recentSince } from './revoke-access.ts';
import { addEventAndNotify } from './security-event-store.ts';

type LogIn = { readonly person: TelegramUser; readonly device: string };

const findAccount = (db: Db, { id }: TelegramUser) =>
  db
    .selectFrom('telegram_chats')
    .innerJoin('users', 'users.id', 'telegram_chats.user_id')
    .select(['users.id', 'users.name', 'users.acc_type'])
    .select(['telegram_chats.confirmed', 'telegram_chats.created_at'])
    .where('chat_id', '=', id)
    .where('gone_at', 'is', null)
    .executeTakeFirst();

/** Undefined if no account is linked. Throws `forbidden` for operators, and `suspended`. */
export async function logIn(db: Db, clock: Clock, { person, device }: LogIn): Promise<User | undefined> {
  const found = await findAccount(db, person);
  if (found === undefined) return undefined;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, found.id);
    // It may have been unlinked, or deleted, meanwhile.
    const account = await findAccount(trx, person);
    if (account?.id !== found.id) return undefined;
    if (account.acc_type === 'operator') throw new Failure('forbidden');
    await requireNotSuspended(trx, account.id);
    const now = clock();
    // Someone who finds an unlocked phone could link their own Telegram to it: that opens nothing that a fresh log-in does.
    const isFresh = account.confirmed || account.created_at <= recentSince(now);
    const token = await openSessionAndNotify(
      trx,
      {
        user_id: account.id,
        remembered: false,
        device,
        isKnownAddress: true,
        ...(isFresh ? {} : { since: new Date(now.getTime() - freshLogInMinutes * minuteMs) }),
      },
      now,
    );
    // Telegram repeats it at each launch, which does not undo /stop.
    if (person.allows_write_to_pm)
      await trx
        .updateTable('telegram_chats')
        .set({ can_write: true })
        .where('user_id', '=', account.id)
        .where('stopped', '=', false)
        .execute();
    return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
  });
}

const longestName = 60;
/** Attempts with growing numbers, then with random ones. */
const numbered = 5;
const attempts = 20;

/** Names to try in turn: the person's in Latin letters, then with digits. */
export function* namesFor({ first_name, last_name }: TelegramUser): Generator<string> {
  const latin = `${first_name} ${last_name}`
    .normalize('NFKD')
    .replace(/[^a-z\d ]/gi, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longestName)
    .trim();
  const name = /[a-z]/i.test(latin) ? latin : 'user';
  yield name;
  for (let n = 2; n <= numbered; n += 1) yield name + n;
  for (let n = numbered; n < attempts; n += 1) yield name + Math.ceil(Math.random() * 1e6);
}

type Creation = LogIn & { readonly accType: MemberType; readonly terms?: number | undefined };

/** Undefined if an account was linked meanwhile. Throws `name_taken` if no name was free. */
export async function createAccount(
  db: Db,
  clock: Clock,
  { person, device, accType, terms }: Creation,
): Promise<User | undefined> {
  for (const name of namesFor(person)) {
    try {
      return await register(
        db,
        clock,
        { name, password: null, accType, remember: false, terms, device },
        async (trx, { user_id, session }) => {
          await lockLink(trx, user_id, person.id);
          if (await findLinked(trx, person.id)) throw new Failure('linked_elsewhere');
          const owner = { user_id, lang: languageOf(person), added_by: session } as const;
          const linking = { can_write: person.allows_write_to_pm, confirmed: true };
          await linkChat(trx, owner, person.id, clock(), linking);
        },
      );
    } catch (error) {
      if (error instanceof Failure && error.code === 'linked_elsewhere') return undefined;
      if (!(error instanceof Failure && error.code === 'name_taken')) throw error;
    }
  }
  throw new Failure('name_taken');
}

type Link = LogIn & {
  readonly user_id: number;
  readonly session: string;
  /** Whether it may be taken from another account. */
  readonly replace: boolean;
};

/**
 * Links the account, whose password was right. Throws `linked_elsewhere`, and `last_way_in` if the other account has no
 * password. Its owner is notified.
 */
export async function link(
  trx: Db,
  { person, device, user_id, session, replace }: Link,
  now: Date,
): Promise<void> {
  await lockLink(trx, user_id, person.id);
  const previous = await findLinked(trx, person.id);
  if (previous !== undefined && previous.user_id !== user_id) {
    if (!replace) throw new Failure('linked_elsewhere');
    if (!(await hasPassword(trx, previous.user_id))) throw new Failure('last_way_in');
    const event = { user_id: previous.user_id, session: '', device: '' };
    await addEventAndNotify(trx, { ...event, kind: 'telegram_unlinked' }, now);
  }
  // Before a former chat of the account is replaced.
  if (previous?.user_id !== user_id)
    await addEventAndNotify(trx, { user_id, session, kind: 'telegram_linked', device }, now);
  const owner = { user_id, lang: languageOf(person), added_by: session } as const;
  const linking = { can_write: person.allows_write_to_pm, confirmed: true };
  await linkChat(trx, owner, person.id, now, linking);
}
