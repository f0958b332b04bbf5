/** What happened to an account (product 7.31): kinds, devices and times; never an address or a secret. */
import { securityEventDays, securityEventsPageSize } from '#contract/limits.ts';
import { type SecurityEvent, type SecurityEventKind } from '#contract/security-events.ts';
import { type Db } from '#server/database/connect.ts';
import { dayMs } from '#server/http/clock.ts';

type NewEvent = {
  readonly user_id: number;
  readonly kind: SecurityEventKind;
  readonly device: string;
  readonly times?: number;
};

/** Of one kind so many are kept of a person: who logs in day and night fills nothing. */
const mostOfOneKind = 1_000;

/** Give it the transaction of what happened. Gives the ids. */
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
  const tooOld = ofKind.select('id').orderBy('id', 'desc').offset(mostOfOneKind).limit(1);
  await trx
    .deleteFrom('security_events')
    .where('user_id', '=', first.user_id)
    .where('kind', '=', first.kind)
    .where('id', '<=', tooOld)
    .execute();
  return added.map(({ id }) => id);
}

const oldest = (now: Date): Date => new Date(now.getTime() - securityEventDays * dayMs);

/** A page of a person's events, newest first: those before the one with that id. */
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

/** One event, with whose it is. */
export const findEvent = (db: Db, id: number) =>
  db
    .selectFrom('security_events')
    .select(['id', 'user_id', 'kind', 'device'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether the person has logged in on such a device before, as far as it is remembered. */
export async function isKnownDevice(db: Db, userId: number, device: string): Promise<boolean> {
  const found = await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'log_in')
    .where('device', '=', device)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
