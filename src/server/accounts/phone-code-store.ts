/**
 * SMS codes (product 7.35): six digits, valid for ten minutes and five attempts. An account has one that confirms a number,
 * and one for each request to recover it, so that a stranger's request replaces no code of the owner's.
 */
import { randomInt } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Tables } from '#server/database/tables.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { normalizeCode } from '#server/http/api/typed-codes.ts';
import { dayMs, minuteMs } from '#server/http/clock.ts';
import { findCode, hashCodes } from './passwords.ts';

/** `request` is the random id of a request to recover the account; undefined for clients that do not send it. */
export type CodeOwner = { readonly user_id: number } & (
  | { readonly purpose: 'confirm' }
  | { readonly purpose: 'recover'; readonly request: string | undefined }
);

const digits = 6;
const validMs = 10 * minuteMs;
const maximumAttempts = 5;
/** Recovery codes of one account in 24 hours. */
const codesPerDay = 10;
/** Wrong recovery codes of one account in 30 days, after which SMS codes no longer open it. */
const maximumWrong = 20;
const wrongDays = 30;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Other recovery codes are longer. */
export const isPhoneCode = (typed: string): boolean => /^\d{6}$/.test(normalizeCode(typed));

const requestOf = (owner: CodeOwner): string =>
  owner.purpose === 'recover' && owner.request !== undefined ? tokenDigest(owner.request) : '';

/** Only the code of that request; without one all of that purpose. */
const isOwnedBy = (owner: CodeOwner) => (eb: ExpressionBuilder<Tables, 'phone_codes'>) =>
  eb.and([
    eb('user_id', '=', owner.user_id),
    eb('purpose', '=', owner.purpose),
    ...(requestOf(owner) === '' ? [] : [eb('request', '=', requestOf(owner))]),
  ]);

/** The attempts that recovery codes of the account have used up in 30 days. */
const wrongAttempts = (userId: number, now: Date) => sql<number>`(
  select coalesce(sum(2 * ${sql.lit(maximumAttempts)} - tries_left - shared_tries_left), 0)::int from phone_codes
  where user_id = ${userId} and purpose = 'recover' and created_at > ${daysBefore(now, wrongDays)})`;

/** Call this after locking the account. */
async function mayCreate(trx: Db, userId: number, now: Date): Promise<boolean> {
  const { today, wrong } = await trx
    .selectFrom('phone_codes')
    .select(({ fn }) => [fn.countAll<number>().as('today'), wrongAttempts(userId, now).as('wrong')])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recover')
    .where('created_at', '>', daysBefore(now, 1))
    .executeTakeFirstOrThrow();
  return today < codesPerDay && wrong < maximumWrong;
}

/**
 * Replaces the previous code of the same request. Returns the code, of which only the hash is stored; undefined if the
 * account has had too many.
 * @param phone stored until it is confirmed; a recovery code goes to the account's number
 */
export async function createPhoneCode(
  db: Db,
  owner: CodeOwner & { readonly phone: string },
  now: Date,
): Promise<string | undefined> {
  const { user_id, purpose } = owner;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const [code_hash = ''] = await hashCodes([code]);
  const values = {
    phone: purpose === 'confirm' ? owner.phone : '',
    code_hash,
    tries_left: maximumAttempts,
    shared_tries_left: maximumAttempts,
    expires_at: new Date(now.getTime() + validMs),
    created_at: now,
  };
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    if (purpose === 'recover' && !(await mayCreate(trx, user_id, now))) return undefined;
    await trx
      .insertInto('phone_codes')
      .values({ user_id, purpose, request: requestOf(owner), ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose', 'request']).doUpdateSet(values))
      .execute();
    return code;
  });
}

/**
 * Uses up one attempt, also of concurrent ones. Returns the stored hash of a right code. Attempts without a request are for the
 * newest code, and count separately, so that they use up none of the requests' own.
 */
export async function tryPhoneCode(
  db: Db,
  owner: CodeOwner,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const tries =
    owner.purpose === 'recover' && owner.request === undefined ? 'shared_tries_left' : 'tries_left';
  const updated = await db
    .updateTable('phone_codes')
    .set((eb) => ({ [tries]: eb(tries, '-', 1) }))
    .where(isOwnedBy(owner))
    .where(tries, '>', 0)
    .where('expires_at', '>', now)
    .where('created_at', '=', (eb) =>
      eb
        .selectFrom('phone_codes as codes')
        .select(({ fn }) => fn.max('codes.created_at').as('newest'))
        .where('codes.user_id', '=', owner.user_id)
        .where('codes.purpose', '=', owner.purpose)
        .$if(requestOf(owner) !== '', (query) => query.where('codes.request', '=', requestOf(owner))),
    )
    .$if(owner.purpose === 'recover', (query) =>
      query.where(wrongAttempts(owner.user_id, now), '<', maximumWrong),
    )
    .returning('code_hash')
    .execute();
  return findCode(
    code,
    updated.map(({ code_hash }) => code_hash),
  );
}

/** Deletes the code, and after a recovery all others. Returns the phone; undefined if the code was used meanwhile. */
export async function consumePhoneCode(
  trx: Db,
  owner: CodeOwner,
  code_hash: string,
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('phone_codes')
    .where(isOwnedBy(owner))
    .where('code_hash', '=', code_hash)
    .returning('phone')
    .executeTakeFirst();
  if (deleted && owner.purpose === 'recover')
    await trx
      .deleteFrom('phone_codes')
      .where('user_id', '=', owner.user_id)
      .where('purpose', '=', 'recover')
      .execute();
  return deleted?.phone;
}

/** For a code that no one received. */
export async function deletePhoneCode(db: Db, owner: CodeOwner): Promise<void> {
  await db.deleteFrom('phone_codes').where(isOwnedBy(owner)).execute();
}

/** Rows with wrong attempts are counted for 30 days, other recovery codes for a day. */
export const outdatedCodes = (now: Date) => sql`expires_at <= ${now} and (purpose = 'confirm'
  or created_at <= ${daysBefore(now, wrongDays)}
  or (tries_left + shared_tries_left = 2 * ${sql.lit(maximumAttempts)} and created_at <= ${daysBefore(now, 1)}))`;

/** The phone that a valid confirmation code was sent to. */
export async function findUnconfirmedPhone(db: Db, userId: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('phone_codes')
    .select('phone')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.phone;
}
