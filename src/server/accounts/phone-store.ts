/** The phone number of an account (product 7.35). A new number replaces it after three days, in which the owner can object. */
import { type PhoneState } from '#contract/account-settings.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { findUnconfirmedPhone, tryPhoneCode, consumePhoneCode } from './phone-code-store.ts';
import { isOpen } from './session-store.ts';
import { addEventAndNotify } from './security-event-store.ts';

const waitMs = 72 * hourMs;

type Phones = { phone: string; next_phone: string | null; next_at: Date | null };

const readPhones = (db: Db, userId: number): Promise<Phones | undefined> =>
  db
    .selectFrom('phones')
    .select(['phone', 'next_phone', 'next_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Applies a pending change that is due. */
function currentPhones(phones: Phones | undefined, now: Date) {
  if (phones === undefined) return undefined;
  const { phone, next_phone, next_at } = phones;
  if (next_phone === null || next_at === null) return { phone, next: null };
  return next_at <= now
    ? { phone: next_phone, next: null }
    : { phone, next: { phone: next_phone, at: next_at } };
}

/** The confirmed number. */
export const findPhone = async (db: Db, userId: number, now: Date): Promise<string | undefined> =>
  currentPhones(await readPhones(db, userId), now)?.phone;

export async function readPhoneState(db: Db, userId: number, now: Date): Promise<PhoneState> {
  const current = currentPhones(await readPhones(db, userId), now);
  const next = current?.next ?? null;
  return {
    phone: current?.phone ?? (await findUnconfirmedPhone(db, userId, now)) ?? null,
    phone_confirmed: current !== undefined,
    next_phone: next && { phone: next.phone, at: next.at.toISOString() },
  };
}

type Confirmation = { readonly code: string; readonly device: string };

/** Confirms the number that the code was sent to. Throws `invalid` under `code`, and `unauthenticated` if the session was closed meanwhile. */
export async function confirmPhone(
  db: Db,
  clock: Clock,
  { user_id, session }: Caller,
  { code, device }: Confirmation,
): Promise<PhoneState> {
  const owner = { user_id, purpose: 'confirm' as const };
  const wrongCode = () => new Failure('invalid', { fields: { code: 'code_wrong' } });
  const now = clock();
  const code_hash = await tryPhoneCode(db, owner, code, now);
  if (code_hash === undefined) throw wrongCode();
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    const phone = await consumePhoneCode(trx, owner, code_hash);
    if (phone === undefined) throw wrongCode();
    await storePhone(trx, { user_id, session, device, phone }, now);
    return readPhoneState(trx, user_id, now);
  });
}

type ConfirmedPhone = {
  readonly user_id: number;
  readonly session: string;
  readonly device: string;
  readonly phone: string;
};

/**
 * The first number is used at once, a different one after the wait. Confirming the current number again cancels a
 * pending change. Call this after locking the account. Returns when it is used; undefined for at once.
 */
export async function storePhone(
  trx: Db,
  { user_id, session, device, phone }: ConfirmedPhone,
  now: Date,
): Promise<Date | undefined> {
  const previous = currentPhones(await readPhones(trx, user_id), now)?.phone;
  const isChange = previous !== undefined && previous !== phone;
  const next = isChange
    ? { phone: previous, next_phone: phone, next_at: new Date(now.getTime() + waitMs) }
    : { phone, next_phone: null, next_at: null };
  await trx
    .insertInto('phones')
    .values({ user_id, ...next, added_by: session, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(next))
    .execute();
  const kind = isChange ? 'phone_asked' : 'phone_changed';
  if (previous !== phone) await addEventAndNotify(trx, { user_id, session, device, kind }, now);
  return next.next_at ?? undefined;
}

/** For a new password: someone else may have requested the change. */
export async function cancelNextPhone(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('phones')
    .set({ next_phone: null, next_at: null })
    .where('user_id', '=', userId)
    .where('next_at', '>', now)
    .execute();
}
