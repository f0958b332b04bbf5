/**
 * Revokes other access to an account when its password changes or it is recovered: sessions, passkeys, codes, phone, Telegram
 * chat and CV links (product 7.2).
 */
import { sql } from 'kysely';
import { recentWayHours } from '#contract/limits.ts';
import { type NotifiedEvent } from '#contract/security-events.ts';
import { type Db } from '#server/database/connect.ts';
import { hourMs } from '#server/http/clock.ts';
import { deleteAllPasskeys } from './passkey-store.ts';
import { cancelNextPhone } from './phone-store.ts';
import { addEventAndNotify } from './security-event-store.ts';
import { closeOtherSessions } from './session-store.ts';

/** What a recovery used. A set of codes is identified by when it was replaced. */
export type UsedWay = 'phone' | 'telegram' | { readonly replaced_at: Date | null };

type NewPassword = {
  readonly user_id: number;
  /** The session that set the password; null for a recovery, which closes all. */
  readonly session: string | null;
  readonly event: NotifiedEvent;
  readonly used?: UsedWay | undefined;
  /** Also revokes what was added earlier, or by this session. */
  readonly endOtherWays?: boolean | undefined;
};

/** Since when added ways in end with a new password, and replaced codes still work. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - recentWayHours * hourMs);

/**
 * Closes the other sessions; deletes all passkeys, codes of operators, a waiting phone number, and what other sessions added
 * in the last 72 hours. What was used for a recovery stays. Call this in the transaction that sets the password.
 */
export async function afterNewPassword(
  trx: Db,
  { user_id, session, event, used, endOtherWays = false }: NewPassword,
  now: Date,
): Promise<void> {
  await closeOtherSessions(trx, { user_id, session: session ?? '' }, now);
  await cancelNextPhone(trx, user_id, now);
  await deleteAllPasskeys(trx, user_id);
  // Before the chat is unlinked.
  await addEventAndNotify(trx, { ...event, user_id, session: session ?? '' }, now);
  const ends = endOtherWays
    ? sql<boolean>`true`
    : sql<boolean>`added_by is distinct from ${session} and created_at > ${recentSince(now)}`;
  await deleteCodes(trx, { user_id, used, ends }, now);
  if (used !== 'phone') await trx.deleteFrom('phones').where('user_id', '=', user_id).where(ends).execute();
  await trx.deleteFrom('telegram_codes').where('user_id', '=', user_id).execute();
  if (used !== 'telegram')
    await trx.deleteFrom('telegram_chats').where('user_id', '=', user_id).where(ends).execute();
  await trx.deleteFrom('cv_links').where('user_id', '=', user_id).where(ends).execute();
}

type Codes = {
  readonly user_id: number;
  readonly used: UsedWay | undefined;
  readonly ends: ReturnType<typeof sql<boolean>>;
};

/** If the current codes end, those that they replaced count again: someone else may have replaced them. */
async function deleteCodes(trx: Db, { user_id, used, ends }: Codes, now: Date): Promise<void> {
  const usedSet =
    typeof used === 'object'
      ? sql<boolean>`replaced_at is not distinct from ${used.replaced_at}`
      : sql<boolean>`false`;
  const deleted = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .where(sql<boolean>`(by_operator or (${ends} and not (${usedSet})))`)
    .returning(['by_operator', 'replaced_at'])
    .execute();
  if (!deleted.some(({ by_operator, replaced_at }) => !by_operator && replaced_at === null)) return;
  await sql`
    update recovery_codes set replaced_at = null
    where user_id = ${user_id} and replaced_at > ${recentSince(now)}
      and replaced_at = (select max(replaced_at) from recovery_codes where user_id = ${user_id})`.execute(
    trx,
  );
}
