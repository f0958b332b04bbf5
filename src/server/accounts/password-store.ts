/** Checking and changing the passwords of accounts (product 5.10). */
import { freshLogInMinutes } from '#contract/limits.ts';
import { type ValidationCode } from '#contract/validation-errors.ts';
import { type Db } from '#server/database/connect.ts';
import { ifWritable } from '#server/database/database-error.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Clock, minuteMs } from '#server/http/clock.ts';
import { findLink } from '#server/telegram/telegram-store.ts';
import { hashPassword, isOutdated, isPasswordCorrect } from './passwords.ts';
import { type ReadLaunchData } from './launch-data.ts';
import { afterNewPassword, recentSince } from './revoke-access.ts';
import { isOpen, renewSession } from './session-store.ts';

export type AccountPassword = { id: number; password_hash: string };
type PasswordChange = {
  password: string;
  device: string;
  proof?: Proof;
  renew?: boolean | undefined;
  endOtherWays?: true | undefined;
};

/**
 * Takes the same time without an account. A right password is hashed again if its hash has another cost than new ones, unless
 * it was changed meanwhile.
 */
export async function isRightPassword(
  db: Db,
  account: AccountPassword | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await isPasswordCorrect(password, account?.password_hash);
  if (account === undefined || !isRight) return false;
  const { id, password_hash: outdated } = account;
  if (!(await isOutdated(outdated))) return true;
  const password_hash = await hashPassword(password);
  await ifWritable(() =>
    db
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', outdated)
      .execute(),
  );
  return true;
}

export const isPasswordOf = (
  { password_hash }: Pick<AccountPassword, 'password_hash'>,
  password: string,
): Promise<boolean> => isPasswordCorrect(password, password_hash);

export const isFreshLogIn = ({ since }: Caller, now: Date): boolean =>
  now.getTime() - since.getTime() < freshLogInMinutes * minuteMs;

/** Whether the account has something in addition to the password that a change could take from its owner. */
async function hasOtherWays(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(({ exists, or, selectFrom }) =>
      or(
        (['recovery_codes', 'phones', 'passkeys', 'telegram_chats'] as const).map((table) =>
          exists(selectFrom(table).select('user_id').where('user_id', '=', userId)),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

const invalid = (field: string, fault: ValidationCode) =>
  new Failure('invalid', { fields: { [field]: fault } });

/** What shows that the caller owns the account: the password, or the id of a person in Telegram. */
export type Proof = {
  readonly currentPassword?: string | null | undefined;
  /** 0, which is no one's, for launch data that is not valid. */
  readonly telegram?: number | undefined;
};

/** What routes that ask for a proof need. */
export type ProofContext = {
  /** Undefined without a bot. */
  readonly readLaunchData: ReadLaunchData | undefined;
};

type ProofInput = {
  readonly currentPassword?: string | null | undefined;
  readonly init_data?: string | undefined;
};

/** A 401 would end the caller's session in clients, so invalid launch data is like a wrong password. */
export function proofOf(input: ProofInput, readLaunchData: ReadLaunchData | undefined, now: Date): Proof {
  const { currentPassword, init_data } = input;
  if (init_data === undefined || readLaunchData === undefined)
    return { currentPassword, telegram: undefined };
  try {
    return { currentPassword, telegram: readLaunchData(init_data, now).id };
  } catch (error) {
    if (error instanceof Failure) return { currentPassword, telegram: 0 };
    throw error;
  }
}

export async function hasPassword(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('has_password').where('id', '=', userId).executeTakeFirst();
  return row?.has_password ?? true;
}

/** Keeps someone who finds an unlocked phone from taking the account over. Throws `invalid` under `currentPassword`. */
export async function requireCurrentPassword(
  db: Db,
  { user_id }: Caller,
  { currentPassword: current, telegram }: Proof,
): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'has_password'])
    .where('id', '=', user_id)
    .executeTakeFirst();
  if (telegram !== undefined && account?.has_password === false) {
    if ((await findLink(db, user_id))?.chat_id === telegram) return;
    throw invalid('currentPassword', 'current_password_wrong');
  }
  if (!current) throw invalid('currentPassword', 'current_password_required');
  if (!(await isRightPassword(db, account, current)))
    throw invalid('currentPassword', 'current_password_wrong');
}

/**
 * Original clients change the password without sending the current one: that works shortly after logging in, while the account
 * has no codes, phone number, passkey or chat.
 */
async function mayOmitCurrentPassword(db: Db, clock: Clock, caller: Caller): Promise<boolean> {
  return isFreshLogIn(caller, clock()) && !(await hasOtherWays(db, caller.user_id));
}

/**
 * Whether the caller recovers the account by Telegram. A link that a session alone made, not the password, has to be old
 * enough for its owner to object.
 */
async function isRecoveryByTelegram(
  db: Db,
  { user_id, acc_type }: Caller,
  { telegram }: Proof,
  now: Date,
): Promise<boolean> {
  const link = acc_type === 'operator' ? undefined : await findLink(db, user_id);
  if (link === undefined || link.chat_id !== telegram) return false;
  return link.confirmed || link.created_at <= recentSince(now);
}

/** The password that the command line printed may have been read by others. Throws `invalid` under `password`. */
async function requireOtherPassword(db: Db, { user_id }: Caller, password: string): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirst();
  if (await isPasswordCorrect(password, account?.password_hash)) throw invalid('password', 'password_same');
}

/** Returns whether the account had a password before. */
export async function setPassword(
  trx: Db,
  userId: number,
  password_hash: string,
): Promise<{ had_password: boolean }> {
  const account = await trx
    .selectFrom('users')
    .select('has_password')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await trx
    .updateTable('users')
    .set({ password_hash, has_password: true })
    .where('id', '=', userId)
    .execute();
  return { had_password: account?.has_password ?? true };
}

/**
 * Revokes other access (revoke-access.ts). With `renew` the caller's token is replaced too, in case it leaked.
 * Throws `invalid` under `currentPassword` or `password`, and `unauthenticated` if another change closed the caller's session meanwhile.
 */
export async function changePassword(
  db: Db,
  clock: Clock,
  caller: Caller,
  { password, device, proof = {}, renew, endOtherWays }: PasswordChange,
): Promise<{ token?: string }> {
  const isByTelegram = await isRecoveryByTelegram(db, caller, proof, clock());
  const { currentPassword, telegram } = proof;
  if (
    !isByTelegram &&
    (currentPassword || telegram !== undefined || !(await mayOmitCurrentPassword(db, clock, caller)))
  )
    await requireCurrentPassword(db, caller, proof);
  if (caller.needsNewPassword) await requireOtherPassword(db, caller, password);
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const { had_password } = await setPassword(trx, caller.user_id, password_hash);
    if (!(await isOpen(trx, caller.session))) throw new Failure('unauthenticated');
    const { user_id, session } = caller;
    await trx
      .updateTable('operators')
      .set({ new_password_needed: false })
      .where('user_id', '=', user_id)
      .execute();
    const kind = isByTelegram && had_password ? 'recovered' : 'password_changed';
    const used = isByTelegram ? ('telegram' as const) : undefined;
    const event = { kind, device } as const;
    await afterNewPassword(trx, { user_id, session, event, used, endOtherWays }, clock());
    return renew ? { token: await renewSession(trx, session) } : {};
  });
}
