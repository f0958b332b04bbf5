/** SMS codes (product 7.35): six digits, valid for ten minutes and five attempts, one per account and purpose. */
import { randomInt } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';
import { minuteMs } from '#server/http/clock.ts';
import { hashRecoveryCode } from './passwords.ts';
import { normalizeCode } from './passwords.ts';

export type Purpose = 'confirm' | 'recover';
type CodeOwner = { readonly user_id: number; readonly purpose: Purpose };

const digits = 6;
const validMs = 10 * minuteMs;
const maximumAttempts = 5;

/** Other recovery codes are longer. */
export const isPhoneCode = (typed: string): boolean => /^\d{6}$/.test(normalizeCode(typed));

/** Replaces the previous code. Returns the code, of which only the hash is stored. */
export async function createPhoneCode(
  db: Db,
  { user_id, purpose, phone }: CodeOwner & { readonly phone: string },
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const values = {
    phone,
    code_hash: await hashRecoveryCode(code, user_id),
    tries_left: maximumAttempts,
    expires_at: new Date(now.getTime() + validMs),
  };
  await db
    .insertInto('phone_codes')
    .values({ user_id, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return code;
}

/** Uses up one attempt, also of concurrent ones. Returns whether the code is correct. */
export async function tryPhoneCode(
  db: Db,
  { user_id, purpose }: CodeOwner,
  code_hash: string,
  now: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable('phone_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return updated?.code_hash === code_hash;
}

/** Deletes the code. Returns the phone that it was sent to; undefined if the code was used meanwhile. */
export async function consumePhoneCode(
  trx: Db,
  { user_id, purpose }: CodeOwner,
  code_hash: string,
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('phone_codes')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', code_hash)
    .returning('phone')
    .executeTakeFirst();
  return deleted?.phone;
}

export async function deletePhoneCode(db: Db, { user_id, purpose }: CodeOwner): Promise<void> {
  await db.deleteFrom('phone_codes').where('user_id', '=', user_id).where('purpose', '=', purpose).execute();
}

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
