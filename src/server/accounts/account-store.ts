/** Accounts (product 3.1): opening one, proving that it is yours, changing the password. */
import { type Transaction } from 'kysely';
import { type User } from '#contract/accounts.ts';
import { hasHidden, withoutKhmerJoiners } from '#contract/hidden-characters.ts';
import { freshLogInMinutes } from '#contract/limits.ts';
import { type AccType } from '#contract/roles.ts';
import { type ValidationCode } from '#contract/validation-errors.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { type Caller } from '#server/http/api/call.ts';
import { type Clock, minuteMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { nameKey, shownNameKey } from './name-key.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { removeAllPasskeys } from './passkey-store.ts';
import { forgetNextPhone } from './phone-store.ts';
import { addEvents, isKnownDevice } from './security-event-store.ts';
import { closeOtherSessions, isOpen, openSession, renewSession } from './session-store.ts';
import { addAndTell } from './tell-of-event.ts';
import { insistOnCode } from './totp-store.ts';

type Registration = {
  name: string;
  password: string;
  accType: AccType;
  remember: boolean;
  terms?: number | undefined;
  device: string;
};
type LogIn = {
  name: string;
  password: string;
  remember: boolean;
  device: string;
  /** Whether the name has logged in from this address before: then its own kinds of devices are told nobody. */
  isKnownThere: boolean;
  code?: string;
};
type PasswordChange = {
  password: string;
  device: string;
  currentPassword?: string | null | undefined;
  renew?: boolean | undefined;
};
type PasswordOf = { id: number; password_hash: string };

/**
 * Opens an account with its first session; `alongside` is done with it or not at all.
 * Throws `name_taken`, `invalid` for a name with something hidden in it, and what `alongside` throws.
 */
export async function register(
  db: Db,
  clock: Clock,
  { name: typed, password, accType, remember, terms, device }: Registration,
  alongside: (trx: Transaction<Tables>) => Promise<void> = async () => undefined,
): Promise<User> {
  const name = withoutKhmerJoiners(typed);
  const name_key = shownNameKey(name);
  const taken = await db.selectFrom('users').select('id').where('name_key', '=', name_key).executeTakeFirst();
  if (taken) throw new Failure('name_taken');
  if (hasHidden(name)) throw new Failure('invalid', { fields: { name: 'hidden_characters' } });
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .insertInto('users')
      .values({
        name: name.normalize('NFC'),
        name_key,
        password_hash,
        acc_type: accType,
        created_at: clock(),
        terms_version: terms ?? null,
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning(['id', 'name', 'acc_type'])
      .executeTakeFirst();
    if (account === undefined) throw new Failure('name_taken');
    await alongside(trx);
    const token = await openSession(trx, { user_id: account.id, remembered: remember, device }, clock());
    await addEvents(trx, [{ user_id: account.id, kind: 'log_in', device }], clock());
    return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
  });
}

/** By the name as it was typed, else as it looks. */
export async function findAccount(db: Db, name: string) {
  const keys = [nameKey(name), shownNameKey(name)];
  const found = await db
    .selectFrom('users')
    .select(['id', 'name', 'name_key', 'acc_type', 'password_hash'])
    .where('name_key', 'in', keys)
    .where('gone_at', 'is', null)
    .execute();
  return found.find(({ name_key }) => name_key === keys[0]) ?? found[0];
}

/**
 * Opens a session. Throws `bad_credentials`, the same for a wrong name and a wrong password; after a right one
 * `suspended`, and for operators what totp-store.ts says of their code.
 * @param countCode called before an operator's code is looked at
 */
export async function logIn(
  db: Db,
  clock: Clock,
  { name, password, remember, device, isKnownThere, code = '' }: LogIn,
  countCode: (userId: number) => Promise<void> = async () => undefined,
): Promise<User> {
  const account = await findAccount(db, name);
  const isRight = await isPassword(password, account?.password_hash);
  if (account === undefined || !isRight) throw new Failure('bad_credentials');
  const isOperator = account.acc_type === 'operator';
  if (isOperator && code !== '') await countCode(account.id);
  const token = await db.transaction().execute(async (trx) => {
    await insistOnPassword(trx, account);
    if (isOperator) await insistOnCode(trx, { account, code, now: clock() });
    // An operator's is over after half a day, whatever was asked for.
    const remembered = remember && !isOperator;
    return openKnownSession(trx, { user_id: account.id, remembered, device, isKnownThere }, clock());
  });
  return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
}

type LoggedIn = { user_id: number; remembered: boolean; device: string; isKnownThere: boolean };

/** Opens a session and writes the log-in down; the other devices are told of it where this one is new. Gives its token. */
export async function openKnownSession(
  trx: Db,
  { isKnownThere, ...session }: LoggedIn,
  now: Date,
): Promise<string> {
  const token = await openSession(trx, session, now);
  const { user_id, device } = session;
  const event = { user_id, kind: 'log_in' as const, device };
  if (isKnownThere && (await isKnownDevice(trx, user_id, device))) await addEvents(trx, [event], now);
  else await addAndTell(trx, { ...event, session: tokenDigest(token) }, now);
  return token;
}

/**
 * The password may have been changed while the one that was given was checked. The row is locked for sharing: a change
 * waits for the session that is about to be opened, and closes it.
 */
async function insistOnPassword(trx: Db, { id, password_hash }: PasswordOf): Promise<void> {
  const unchanged = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  if (unchanged === undefined) throw new Failure('bad_credentials');
  await insistOnStanding(trx, id);
}

/** Throws `suspended`. Lock the account's row before: who suspends it waits, and closes the session that is opened. */
export async function insistOnStanding(trx: Db, id: number): Promise<void> {
  const suspended = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  if (suspended) throw new Failure('suspended');
}

/** For who is logged in, and proves that it is their account. */
export const hasPassword = (
  { password_hash }: Pick<PasswordOf, 'password_hash'>,
  password: string,
): Promise<boolean> => isPassword(password, password_hash);

/**
 * Prevents the deletion of the account until the transaction ends (product 7.33). For writes that add no row owned by the
 * account, which a `refuse_gone` trigger would refuse. Throws `unauthenticated` if the account is deleted.
 */
export async function insistOnAccount(trx: Db, id: number): Promise<void> {
  const account = await trx
    .selectFrom('users')
    .select('gone_at')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (account === undefined || account.gone_at !== null) throw new Failure('unauthenticated');
}

/** Whoever finds a phone with an open session must not take the account over. Throws `invalid` under `currentPassword`. */
export async function insistOnCurrentPassword(
  db: Db,
  clock: Clock,
  { user_id, since }: Caller,
  current: string | null | undefined,
): Promise<void> {
  const refuse = (fault: ValidationCode) => new Failure('invalid', { fields: { currentPassword: fault } });
  if (!current) {
    if (clock().getTime() - since.getTime() < freshLogInMinutes * minuteMs) return;
    throw refuse('current_password_required');
  }
  const account = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirst();
  if (!(await isPassword(current, account?.password_hash))) throw refuse('current_password_wrong');
}

/**
 * Whoever knew the old password, or holds an older token, is out; the caller stays in, with `renew` by the token that
 * it gives: whoever has read theirs is out, too.
 * Throws `invalid` under `currentPassword`, and `unauthenticated` when another change has closed the caller's session meanwhile.
 */
export async function changePassword(
  db: Db,
  clock: Clock,
  caller: Caller,
  { password, device, currentPassword, renew }: PasswordChange,
): Promise<{ token?: string }> {
  await insistOnCurrentPassword(db, clock, caller, currentPassword);
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', caller.user_id).execute();
    if (!(await isOpen(trx, caller.session))) throw new Failure('unauthenticated');
    await closeOtherSessions(trx, caller, clock());
    const { user_id } = caller;
    await forgetNextPhone(trx, user_id, clock());
    await removeAllPasskeys(trx, user_id);
    const token = renew ? await renewSession(trx, caller.session) : undefined;
    const session = token ? tokenDigest(token) : caller.session;
    await addAndTell(trx, { user_id, session, kind: 'password_changed', device }, clock());
    return token ? { token } : {};
  });
}
