/** Codes that open an account once (product 7.2): made, and used for a new password. Only their hashes are kept. */
import { type User } from '#contract/accounts.ts';
import { recoveryCodes } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type Clock } from '#server/http/clock.ts';
import { findAccount, insistOnCurrentPassword, insistOnStanding } from './account-store.ts';
import { hashPassword, hashRecoveryCode } from './passwords.ts';
import { isPhoneCode, tryPhoneCode, usePhoneCode } from './phone-code-store.ts';
import { removeAllPasskeys } from './passkey-store.ts';
import { forgetNextPhone } from './phone-store.ts';
import { plainCode, randomCode } from './random-codes.ts';
import { addEvents } from './security-event-store.ts';
import { isOpen, openSession } from './session-store.ts';
import { addAndTell } from './tell-of-event.ts';

const groups = 2;
/** Of one's own codes: some fifty random bits, as nothing else proves who has one. */
const ownGroupLength = 5;
/** Whom no account belongs to: a name that does not exist takes as long as the others. */
const nobody = 0;

/** A code to be stored by `storeOperatorsCode`: hashing takes too long for a transaction. */
export async function newRecoveryCode(userId: number): Promise<{ code: string; code_hash: string }> {
  const code = randomCode(groups);
  return { code, code_hash: await hashRecoveryCode(plainCode(code), userId) };
}

type Made = { readonly user_id: number; readonly code_hash: string; readonly created_at: Date };

/** Keeps a code that an operator gives out; the one before dies. */
export async function storeOperatorsCode(trx: Db, made: Made): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', made.user_id)
    .where('by_operator', '=', true)
    .execute();
  await trx
    .insertInto('recovery_codes')
    .values({ ...made, by_operator: true })
    .execute();
}

/** The person's own that were not used yet. */
export async function countCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('by_operator', '=', false)
    .executeTakeFirstOrThrow();
  return left;
}

/**
 * Makes codes in the place of all earlier ones, also of one that an operator gave. They can be read here only. Throws
 * `forbidden` for operators, `invalid` under `currentPassword`, and `unauthenticated` for a session that was closed meanwhile.
 */
export async function makeCodes(
  db: Db,
  clock: Clock,
  caller: Caller,
  { currentPassword, device }: { currentPassword: string; device: string },
): Promise<string[]> {
  const { user_id, acc_type, session } = caller;
  if (acc_type === 'operator') throw new Failure('forbidden');
  await insistOnCurrentPassword(db, clock, caller, currentPassword);
  const codes = Array.from({ length: recoveryCodes }, () => randomCode(groups, ownGroupLength));
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(plainCode(code), user_id)));
  const created_at = clock();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    // Whoever has changed the password meanwhile has closed it.
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
  const found = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether nobody else has used it meanwhile. */
async function useCode(trx: Db, userId: number, code_hash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

type Recovery = { name: string; code: string; password: string; remember: boolean; device: string };

/**
 * Uses the code up for a new password: every session of the account dies, and a new one is opened. Throws
 * `bad_credentials`, the same for a wrong name and a wrong code, also for operators; `suspended` after a right one.
 */
export async function recover(
  db: Db,
  clock: Clock,
  { name, code, password, remember, device }: Recovery,
): Promise<User> {
  const account = await findAccount(db, name);
  const user_id = account === undefined || account.acc_type === 'operator' ? nobody : account.id;
  const code_hash = await hashRecoveryCode(plainCode(code), user_id);
  const now = clock();
  const isSent = isPhoneCode(code);
  const sent = { user_id, purpose: 'recover' as const };
  const isRight = isSent
    ? await tryPhoneCode(db, sent, code_hash, now)
    : await hasCode(db, user_id, code_hash);
  if (account === undefined || !isRight) throw new Failure('bad_credentials');
  const password_hash = await hashPassword(password);
  const token = await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    await insistOnStanding(trx, user_id);
    const isUsed = isSent
      ? (await usePhoneCode(trx, sent, code_hash)) !== undefined
      : await useCode(trx, user_id, code_hash);
    if (!isUsed) throw new Failure('bad_credentials');
    await forgetNextPhone(trx, user_id, now);
    await removeAllPasskeys(trx, user_id);
    await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
    const opened = await openSession(trx, { user_id, remembered: remember, device }, clock());
    await addAndTell(trx, { user_id, kind: 'recovered', device, session: tokenDigest(opened) }, clock());
    return opened;
  });
  return { user_id, name: account.name, token, acc_type: account.acc_type };
}
