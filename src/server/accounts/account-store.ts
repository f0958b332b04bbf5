/** Accounts (product 3.1): registration and log-in. */
import { randomBytes } from 'node:crypto';
import { type Transaction } from 'kysely';
import { type User } from '#contract/sessions.ts';
import { hasHidden, withoutKhmerJoiners } from '#contract/hidden-characters.ts';
import { type AccType } from '#contract/roles.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { type Clock } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { lookalikeKey, nameKey, visibleNameKey } from '#server/database/name-key.ts';
import { hashPassword, isPasswordCorrect } from './passwords.ts';
import { type AccountPassword, isRightPassword } from './password-store.ts';
import { addEvents, isKnownDevice } from './security-event-store.ts';
import { openSession } from './session-store.ts';
import { addEventAndNotify } from './security-event-store.ts';
import { requireTotpCode } from './totp-store.ts';

type Registration = {
  name: string;
  /** Null for an account that only Telegram opens. */
  password: string | null;
  accType: AccType;
  remember: boolean;
  terms?: number | undefined;
  device: string;
};
/** Runs in the same transaction. */
type Alongside = (
  trx: Transaction<Tables>,
  opened: { readonly user_id: number; readonly session: string },
) => Promise<void>;
type LogIn = {
  name: string;
  password: string;
  remember: boolean;
  device: string;
  /** Whether the name has logged in from this address before: then a known kind of device causes no notification. */
  isKnownAddress: boolean;
  code?: string;
  /** For ways to log in that operators don't have. */
  refuseOperators?: boolean;
};

/**
 * Creates an account with its first session, and runs `alongside` in the same transaction.
 * Throws `name_taken`, `invalid` for a name with hidden characters, and what `alongside` throws.
 */
export async function register(
  db: Db,
  clock: Clock,
  { name: typed, password, accType, remember, terms, device }: Registration,
  alongside: Alongside = async () => undefined,
): Promise<User> {
  const name = withoutKhmerJoiners(typed);
  const name_key = visibleNameKey(name);
  const lookalike_key = lookalikeKey(name);
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('name_key', '=', name_key), eb('lookalike_key', '=', lookalike_key)]))
    .executeTakeFirst();
  if (taken) throw new Failure('name_taken');
  if (hasHidden(name)) throw new Failure('invalid', { fields: { name: 'hidden_characters' } });
  // A password that no one knows: log-ins by password take as long as with a wrong one.
  const password_hash = await hashPassword(password ?? randomBytes(32).toString('base64url'));
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .insertInto('users')
      .values({
        name: name.normalize('NFC'),
        name_key,
        lookalike_key,
        password_hash,
        has_password: password !== null,
        acc_type: accType,
        created_at: clock(),
        terms_version: terms ?? null,
      })
      // The same name, or one that looks like it, was registered meanwhile.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name', 'acc_type'])
      .executeTakeFirst();
    if (account === undefined) throw new Failure('name_taken');
    const token = await openSession(trx, { user_id: account.id, remembered: remember, device }, clock());
    await alongside(trx, { user_id: account.id, session: tokenDigest(token) });
    await addEvents(trx, [{ user_id: account.id, kind: 'log_in', device }], clock());
    return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
  });
}

/** Prefers the exact name over one that looks the same. */
export async function findAccount(db: Db, name: string) {
  const keys = [nameKey(name), visibleNameKey(name)];
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'name', 'name_key', 'acc_type', 'password_hash'])
    .where('name_key', 'in', keys)
    .where('gone_at', 'is', null)
    .execute();
  return accounts.find(({ name_key }) => name_key === keys[0]) ?? accounts[0];
}

/**
 * Opens a session. Throws `bad_credentials` for a wrong name as for a wrong password; after a correct password
 * `suspended`, and for operators what `requireTotpCode` throws.
 * @param countCode called before an operator's code is checked
 */
export async function logIn(
  db: Db,
  clock: Clock,
  { name, password, remember, device, isKnownAddress, code = '', refuseOperators = false }: LogIn,
  countCode: (userId: number) => Promise<void> = async () => undefined,
  alongside: Alongside = async () => undefined,
): Promise<User> {
  const account = await findAccount(db, name);
  const isRight = await isRightPassword(db, account, password);
  if (account === undefined || !isRight) throw new Failure('bad_credentials');
  const isOperator = account.acc_type === 'operator';
  if (isOperator && refuseOperators) throw new Failure('forbidden');
  if (isOperator && code !== '') await countCode(account.id);
  const token = await db.transaction().execute(async (trx) => {
    await requirePasswordUnchanged(trx, account, password);
    if (isOperator) await requireTotpCode(trx, { account, code, now: clock() });
    // An operator's session always ends after half a day.
    const remembered = remember && !isOperator;
    const opened = await openSessionAndNotify(
      trx,
      { user_id: account.id, remembered, device, isKnownAddress },
      clock(),
    );
    await alongside(trx, { user_id: account.id, session: tokenDigest(opened) });
    return opened;
  });
  return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
}

type LoggedIn = {
  user_id: number;
  remembered: boolean;
  device: string;
  isKnownAddress: boolean;
  /** Earlier than now for a session that is not fresh. */ since?: Date;
};

/** Opens a session, records the log-in and notifies the owner if the device is new. Returns the token. */
export async function openSessionAndNotify(
  trx: Db,
  { isKnownAddress, since, ...session }: LoggedIn,
  now: Date,
): Promise<string> {
  const token = await openSession(trx, session, since ?? now);
  const { user_id, device } = session;
  const event = { user_id, kind: 'log_in' as const, device };
  if (isKnownAddress && (await isKnownDevice(trx, user_id, device))) await addEvents(trx, [event], now);
  else await addEventAndNotify(trx, { ...event, session: tokenDigest(token) }, now);
  return token;
}

/**
 * Checks that the password was not changed while its hash was verified; another log-in may have hashed it again. The lock
 * makes a later change wait for the session that is about to be opened, and close it.
 */
async function requirePasswordUnchanged(
  trx: Db,
  { id, password_hash }: AccountPassword,
  password: string,
): Promise<void> {
  const current = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    // Not shared: of two log-ins that then change the account, each would wait for the other.
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isRight =
    current !== undefined &&
    (current.password_hash === password_hash || (await isPasswordCorrect(password, current.password_hash)));
  if (!isRight) throw new Failure('bad_credentials');
  await requireNotSuspended(trx, id);
}

/** Throws `suspended`. Lock the account's row first, so that a suspension waits and closes the session that is opened. */
export async function requireNotSuspended(trx: Db, id: number): Promise<void> {
  const suspended = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  if (suspended) throw new Failure('suspended');
}

/**
 * Prevents the deletion of the account until the transaction ends (product 7.33). For writes that add no row owned by the
 * account, which a `refuse_gone` trigger would refuse. Throws `unauthenticated` if the account is deleted.
 */
export async function requireAccount(trx: Db, id: number): Promise<void> {
  const account = await trx
    .selectFrom('users')
    .select('gone_at')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (account === undefined || account.gone_at !== null) throw new Failure('unauthenticated');
}
