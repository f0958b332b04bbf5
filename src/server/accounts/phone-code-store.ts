/** Codes that were sent by SMS (product 7.35): six digits, ten minutes, five tries, one at a time for each purpose. */
import { randomInt } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';
import { minuteMs } from '#server/http/clock.ts';
import { hashRecoveryCode } from './passwords.ts';
import { plainCode } from './random-codes.ts';

export type Purpose = 'confirm' | 'recover';
type Whose = { readonly user_id: number; readonly purpose: Purpose };

const digits = 6;
const lifeMs = 10 * minuteMs;
const tries = 5;

/** Recovery codes of the other kinds are longer. */
export const isPhoneCode = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed));

/** The one before dies. Gives the code, which can be read here only. */
export async function makePhoneCode(
  db: Db,
  { user_id, purpose, phone }: Whose & { readonly phone: string },
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const made = {
    phone,
    code_hash: await hashRecoveryCode(code, user_id),
    tries_left: tries,
    expires_at: new Date(now.getTime() + lifeMs),
  };
  await db
    .insertInto('phone_codes')
    .values({ user_id, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(made))
    .execute();
  return code;
}

/** Takes one of its tries, whatever comes of it; so there are no more than five, also at once. Gives whether it is right. */
export async function tryPhoneCode(
  db: Db,
  { user_id, purpose }: Whose,
  code_hash: string,
  now: Date,
): Promise<boolean> {
  const tried = await db
    .updateTable('phone_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash === code_hash;
}

/** The phone that it was sent to; undefined where somebody else has used it meanwhile. */
export async function usePhoneCode(
  trx: Db,
  { user_id, purpose }: Whose,
  code_hash: string,
): Promise<string | undefined> {
  const used = await trx
    .deleteFrom('phone_codes')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', code_hash)
    .returning('phone')
    .executeTakeFirst();
  return used?.phone;
}

export async function forgetPhoneCode(db: Db, { user_id, purpose }: Whose): Promise<void> {
  await db.deleteFrom('phone_codes').where('user_id', '=', user_id).where('purpose', '=', purpose).execute();
}

/** The phone that waits for its code. */
export async function phoneWaiting(db: Db, userId: number, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('phone_codes')
    .select('phone')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.phone;
}
