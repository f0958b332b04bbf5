/** Security events of accounts (product 7.31), and notifying their owners on other devices and in Telegram. */
import { securityEventDays, securityEventsPageSize } from '#contract/limits.ts';
import { type SecurityEvent, type SecurityEventKind, type NotifiedEvent } from '#contract/security-events.ts';
import { type Db } from '#server/database/connect.ts';
import { dayMs } from '#server/http/clock.ts';
import { queueSecurityPushes } from '#server/push/subscription-store.ts';
import { queueSecurityMessage } from '#server/telegram/telegram-store.ts';

type NewNotifiedEvent = NotifiedEvent & {
  readonly user_id: number;
  /** The session that caused the event; its device is not notified. */
  readonly session: string;
};

/** Call this in the transaction of the change. */
export async function addEventAndNotify(
  trx: Db,
  { session, ...event }: NewNotifiedEvent,
  at: Date,
): Promise<void> {
  const [id] = await addEvents(trx, [event], at);
  if (id === undefined) return;
  await queueSecurityPushes(trx, id, session);
  // The chat needs no message about this event: it now belongs to another account.
  if (event.kind !== 'telegram_unlinked') await queueSecurityMessage(trx, id);
}

type NewEvent = {
  readonly user_id: number;
  readonly kind: SecurityEventKind;
  readonly device: string;
  readonly times?: number;
};

/** Older events are deleted, so that frequent log-ins of one person cannot fill the table. */
const maximumPerKind = 1_000;

/** Call this in the transaction of the change. Returns the ids. All events must have the same user and kind. */
export async function addEvents(trx: Db, events: readonly NewEvent[], at: Date): Promise<number[]> {
  const [first] = events;
  if (first === undefined) return [];
  const added = await trx
    .insertInto('security_events')
    .values(events.map((event) => ({ ...event, at })))
    .returning('id')
    .execute();
  const ofKind = trx
    .selectFrom('security_events')
    .where('user_id', '=', first.user_id)
    .where('kind', '=', first.kind);
  const tooOld = ofKind.select('id').orderBy('id', 'desc').offset(maximumPerKind).limit(1);
  await trx
    .deleteFrom('security_events')
    .where('user_id', '=', first.user_id)
    .where('kind', '=', first.kind)
    .where('id', '<=', tooOld)
    .execute();
  return added.map(({ id }) => id);
}

const oldest = (now: Date): Date => new Date(now.getTime() - securityEventDays * dayMs);

/** A page of events, newest first, starting below the id `before`. */
export async function listEvents(
  db: Db,
  userId: number,
  now: Date,
  before?: number,
): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(['id', 'kind', 'at', 'device', 'times'])
    .where('user_id', '=', userId)
    .where('at', '>', oldest(now))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(securityEventsPageSize)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export const findEvent = (db: Db, id: number) =>
  db
    .selectFrom('security_events')
    .select(['id', 'user_id', 'kind', 'device'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether the user has logged in on such a device, according to the stored events. */
export async function isKnownDevice(db: Db, userId: number, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'log_in')
    .where('device', '=', device)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
