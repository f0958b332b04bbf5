/** Single-use recovery codes (product 7.2), a user's own and those that operators give out. Only their hashes are stored. */
import { sql } from 'kysely';
import { type User } from '#contract/sessions.ts';
import { recoveryCodes } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { randomCode } from '#server/http/api/typed-codes.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { findAccount, requireNotSuspended } from './account-store.ts';
import { type Proof, requireCurrentPassword, setPassword } from './password-store.ts';
import { findCode, hashCodes, hashPassword } from './passwords.ts';
import { isPhoneCode, tryPhoneCode, consumePhoneCode } from './phone-code-store.ts';
import { addEventAndNotify } from './security-event-store.ts';
import { isOpen, openSession } from './session-store.ts';
import { afterNewPassword, recentSince, type UsedWay } from './revoke-access.ts';

const groups = 2;
/** About 50 random bits, because nothing else protects a person's own codes. */
const ownGroupLength = 5;
/** The id of no account: unknown names are checked against it, to take the same time. */
const unusedUserId = 0;

/** Creates a code for `storeOperatorCode`, separately because hashing takes too long for a transaction. */
export async function newRecoveryCode(): Promise<{ code: string; code_hash: string }> {
  const code = randomCode(groups);
  const [code_hash = ''] = await hashCodes([code]);
  return { code, code_hash };
}

type HashedCode = { readonly user_id: number; readonly code_hash: string; readonly created_at: Date };

/** Stores a code that an operator hands out, replacing the previous one, and notifies the owner. */
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
  const { user_id, created_at } = hashed;
  const event = { user_id, kind: 'recovery_code_given', device: '', session: '' } as const;
  await addEventAndNotify(trx, event, created_at);
}

/** Counts the person's own unused codes, without replaced ones. */
export async function countCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('by_operator', '=', false)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

const operatorCodeHours = 24;

/** Operators' codes end after a day, replaced ones after three. */
export const outdatedRecoveryCodes = (now: Date) => sql`
  coalesce(replaced_at <= ${recentSince(now)}, false)
  or (by_operator and created_at <= ${new Date(now.getTime() - operatorCodeHours * hourMs)})`;

/** Replaced sets that are stored. The oldest stay: an intruder's new sets must not push out the owner's. */
const replacedSets = 2;

/** Deletes the sets that the same session made; others work for 72 hours longer. */
async function replaceCodes(trx: Db, { user_id, session }: Caller, now: Date): Promise<void> {
  const own = trx.deleteFrom('recovery_codes').where('user_id', '=', user_id);
  await own
    .where((eb) => eb.or([eb('added_by', '=', session), eb('replaced_at', '<=', recentSince(now))]))
    .execute();
  await trx
    .updateTable('recovery_codes')
    .set({ replaced_at: now })
    .where('user_id', '=', user_id)
    .where('by_operator', '=', false)
    .where('replaced_at', 'is', null)
    .execute();
  await own
    .where('replaced_at', 'not in', (eb) =>
      eb
        .selectFrom('recovery_codes')
        .select('replaced_at')
        .distinct()
        .where('user_id', '=', user_id)
        .where('replaced_at', 'is not', null)
        .orderBy('replaced_at')
        .limit(replacedSets),
    )
    .execute();
}

/**
 * Replaces the codes, except an operator's, and returns the new ones. Throws `forbidden` for operators, `invalid` under
 * `currentPassword`, and `unauthenticated` if the session was closed meanwhile.
 */
export async function makeCodes(
  db: Db,
  clock: Clock,
  caller: Caller,
  { proof, device }: { proof: Proof; device: string },
): Promise<string[]> {
  const { user_id, acc_type, session } = caller;
  if (acc_type === 'operator') throw new Failure('forbidden');
  await requireCurrentPassword(db, caller, proof);
  const codes = Array.from({ length: recoveryCodes }, () => randomCode(groups, ownGroupLength));
  const hashes = await hashCodes(codes);
  const created_at = clock();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    // A password change meanwhile has closed the session.
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    await replaceCodes(trx, caller, created_at);
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id, code_hash, created_at, added_by: session })))
      .execute();
    await addEventAndNotify(trx, { user_id, session, kind: 'codes_made', device }, created_at);
  });
  return codes;
}

/** The stored hash of a valid code. */
async function findRecoveryCode(
  db: Db,
  userId: number,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where(sql<boolean>`not (${outdatedRecoveryCodes(now)})`)
    .execute();
  return findCode(
    code,
    rows.map(({ code_hash }) => code_hash),
  );
}

/** Deletes the code. Undefined if it was used or ended meanwhile. */
const consumeCode = (trx: Db, userId: number, code_hash: string): Promise<UsedWay | undefined> =>
  trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .returning('replaced_at')
    .executeTakeFirst();

type Recovery = {
  name: string;
  code: string;
  request?: string | undefined;
  password: string;
  remember: boolean;
  device: string;
};

/**
 * Sets a new password by a code, revokes other access (revoke-access.ts) and opens a session. Throws `bad_credentials` for a wrong name as for
 * a wrong code, and for operators; `suspended` after a correct code.
 */
export async function recover(
  db: Db,
  clock: Clock,
  { name, code, request, password, remember, device }: Recovery,
): Promise<User> {
  const account = await findAccount(db, name);
  const user_id = account === undefined || account.acc_type === 'operator' ? unusedUserId : account.id;
  const now = clock();
  const isBySms = isPhoneCode(code);
  const smsCode = { user_id, purpose: 'recover', request } as const;
  const code_hash = isBySms
    ? await tryPhoneCode(db, smsCode, code, now)
    : await findRecoveryCode(db, user_id, code, now);
  if (account === undefined || code_hash === undefined) throw new Failure('bad_credentials');
  const password_hash = await hashPassword(password);
  const token = await db.transaction().execute(async (trx) => {
    await setPassword(trx, user_id, password_hash);
    await requireNotSuspended(trx, user_id);
    const used = isBySms
      ? (await consumePhoneCode(trx, smsCode, code_hash)) === undefined
        ? undefined
        : ('phone' as const)
      : await consumeCode(trx, user_id, code_hash);
    if (used === undefined) throw new Failure('bad_credentials');
    const event = { kind: 'recovered', device } as const;
    await afterNewPassword(trx, { user_id, session: null, event, used }, clock());
    return openSession(trx, { user_id, remembered: remember, device }, clock());
  });
  return { user_id, name: account.name, token, acc_type: account.acc_type };
}
