/** The phone number of an account (product 7.35). A second one counts after three days, in which its owner can object. */
import { type PhoneState } from '#contract/phone-state.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { hashRecoveryCode } from './passwords.ts';
import { phoneWaiting, tryPhoneCode, usePhoneCode } from './phone-code-store.ts';
import { plainCode } from './random-codes.ts';
import { isOpen } from './session-store.ts';
import { addAndTell } from './tell-of-event.ts';

const waitMs = 72 * hourMs;

type Phones = { phone: string; next_phone: string | null; next_at: Date | null };

const readPhones = (db: Db, userId: number): Promise<Phones | undefined> =>
  db
    .selectFrom('phones')
    .select(['phone', 'next_phone', 'next_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** What they come to: a number whose wait is over has taken the place of the one before. */
function inUse(phones: Phones | undefined, now: Date) {
  if (phones === undefined) return undefined;
  const { phone, next_phone, next_at } = phones;
  if (next_phone === null || next_at === null) return { phone, next: null };
  return next_at <= now
    ? { phone: next_phone, next: null }
    : { phone, next: { phone: next_phone, at: next_at } };
}

/** The number to which a code may be sent. */
export const findPhone = async (db: Db, userId: number, now: Date): Promise<string | undefined> =>
  inUse(await readPhones(db, userId), now)?.phone;

export async function readPhoneState(db: Db, userId: number, now: Date): Promise<PhoneState> {
  const used = inUse(await readPhones(db, userId), now);
  const next = used?.next ?? null;
  return {
    phone: used?.phone ?? (await phoneWaiting(db, userId, now)) ?? null,
    phone_confirmed: used !== undefined,
    next_phone: next && { phone: next.phone, at: next.at.toISOString() },
  };
}

type Confirming = { readonly code: string; readonly device: string };

/**
 * The first number counts at once; another one waits, and the one in use, confirmed again, ends the wait. Throws
 * `invalid` under `code`, and `unauthenticated` for a session that was closed meanwhile.
 */
export async function confirmPhone(
  db: Db,
  clock: Clock,
  { user_id, session }: Caller,
  { code, device }: Confirming,
): Promise<PhoneState> {
  const whose = { user_id, purpose: 'confirm' as const };
  const wrong = () => new Failure('invalid', { fields: { code: 'code_wrong' } });
  const code_hash = await hashRecoveryCode(plainCode(code), user_id);
  const now = clock();
  if (!(await tryPhoneCode(db, whose, code_hash, now))) throw wrong();
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    const phone = await usePhoneCode(trx, whose, code_hash);
    if (phone === undefined) throw wrong();
    const before = inUse(await readPhones(trx, user_id), now)?.phone;
    const isSecond = before !== undefined && before !== phone;
    const next = isSecond
      ? { phone: before, next_phone: phone, next_at: new Date(now.getTime() + waitMs) }
      : { phone, next_phone: null, next_at: null };
    await trx
      .insertInto('phones')
      .values({ user_id, ...next })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(next))
      .execute();
    const kind = isSecond ? 'phone_asked' : 'phone_changed';
    if (before !== phone) await addAndTell(trx, { user_id, session, device, kind }, now);
    return readPhoneState(trx, user_id, now);
  });
}

/** Whoever sets a new password ends the wait of a number that somebody else may have asked for. */
export async function forgetNextPhone(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('phones')
    .set({ next_phone: null, next_at: null })
    .where('user_id', '=', userId)
    .where('next_at', '>', now)
    .execute();
}
