/** Single-use recovery codes (product 7.2). Only their hashes are stored. */
import { type User } from '#contract/accounts.ts';
import { recoveryCodes } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Clock } from '#server/http/clock.ts';
import { findAccount, requireCurrentPassword, requireNotSuspended } from './account-store.ts';
import { hashPassword, hashRecoveryCode } from './passwords.ts';
import { isPhoneCode, tryPhoneCode, consumePhoneCode } from './phone-code-store.ts';
import { deleteAllPasskeys } from './passkey-store.ts';
import { cancelNextPhone } from './phone-store.ts';
import { normalizeCode, randomCode } from './passwords.ts';
import { addEvents } from './security-event-store.ts';
import { isOpen, openSession } from './session-store.ts';
import { addEventAndNotify } from './security-event-store.ts';

const groups = 2;
/** About 50 random bits, because nothing else protects a person's own codes. */
const ownGroupLength = 5;
/** The id of no account: unknown names are checked against it, to take the same time. */
const unusedUserId = 0;

/** Creates a code for `storeOperatorCode`, separately because hashing takes too long for a transaction. */
export async function newRecoveryCode(userId: number): Promise<{ code: string; code_hash: string }> {
  const code = randomCode(groups);
  return { code, code_hash: await hashRecoveryCode(normalizeCode(code), userId) };
}

type HashedCode = { readonly user_id: number; readonly code_hash: string; readonly created_at: Date };

/** Stores a code that an operator hands out, replacing the previous one. */
export async function storeOperatorCode(trx: Db, hashed: HashedCode): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', hashed.user_id)
    .where('by_operator', '=', true)
    .execute();
  await trx
    .insertInto('recovery_codes')
    .values({ ...hashed, by_operator: true })
    .execute();
}

/** Counts the person's own unused codes. */
export async function countCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('by_operator', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Replaces all codes, including an operator's, and returns the new ones. Throws `forbidden` for operators, `invalid`
 * under `currentPassword`, and `unauthenticated` if the session was closed meanwhile.
 */
export async function makeCodes(
  db: Db,
  clock: Clock,
  caller: Caller,
  { currentPassword, device }: { currentPassword: string; device: string },
): Promise<string[]> {
  const { user_id, acc_type, session } = caller;
  if (acc_type === 'operator') throw new Failure('forbidden');
  await requireCurrentPassword(db, clock, caller, currentPassword);
  const codes = Array.from({ length: recoveryCodes }, () => randomCode(groups, ownGroupLength));
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(normalizeCode(code), user_id)));
  const created_at = clock();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    // A password change meanwhile has closed the session.
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id, code_hash, created_at })))
      .execute();
    await addEvents(trx, [{ user_id, kind: 'codes_made', device }], created_at);
  });
  return codes;
}

async function hasCode(db: Db, userId: number, code_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the code. Returns false if it was used meanwhile. */
async function consumeCode(trx: Db, userId: number, code_hash: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

type Recovery = { name: string; code: string; password: string; remember: boolean; device: string };

/**
 * Sets a new password by a code, closes all sessions and opens a new one. Throws `bad_credentials` for a wrong name as for
 * a wrong code, and for operators; `suspended` after a correct code.
 */
export async function recover(
  db: Db,
  clock: Clock,
  { name, code, password, remember, device }: Recovery,
): Promise<User> {
  const account = await findAccount(db, name);
  const user_id = account === undefined || account.acc_type === 'operator' ? unusedUserId : account.id;
  const code_hash = await hashRecoveryCode(normalizeCode(code), user_id);
  const now = clock();
  const isBySms = isPhoneCode(code);
  const smsCode = { user_id, purpose: 'recover' as const };
  const isCorrect = isBySms
    ? await tryPhoneCode(db, smsCode, code_hash, now)
    : await hasCode(db, user_id, code_hash);
  if (account === undefined || !isCorrect) throw new Failure('bad_credentials');
  const password_hash = await hashPassword(password);
  const token = await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    await requireNotSuspended(trx, user_id);
    const isConsumed = isBySms
      ? (await consumePhoneCode(trx, smsCode, code_hash)) !== undefined
      : await consumeCode(trx, user_id, code_hash);
    if (!isConsumed) throw new Failure('bad_credentials');
    await cancelNextPhone(trx, user_id, now);
    await deleteAllPasskeys(trx, user_id);
    await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
    const opened = await openSession(trx, { user_id, remembered: remember, device }, clock());
    await addEventAndNotify(
      trx,
      { user_id, kind: 'recovered', device, session: tokenDigest(opened) },
      clock(),
    );
    return opened;
  });
  return { user_id, name: account.name, token, acc_type: account.acc_type };
}
