/** Throws away what has served its time: dead sessions, old request keys, ended limit windows, unused pictures, applications that were taken back, tasks that were given up; folds the counts together. */
import { type FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { idempotencyDays } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { sessionBounds } from './api/session-bounds.ts';
import { type Clock, dayMs, hourMs } from './clock.ts';

/** Stored a day longer than promised, so that no clock difference between nodes shortens the promise. */
const keyDays = idempotencyDays + 1;
/** As long as the notices of them (notices/notice-store.ts), which name who made them. */
const withdrawalDays = 180;
/** How long a picture is kept that no company uses, from the last time it was sent. */
const pictureMs = hourMs;
/** How long what was given up is kept for operators to look at. */
const givenUpDays = 30;
/** Rows that one statement takes at most, so that nobody waits long for it. */
const batch = 1_000;

/** A statement that takes up to `batch` rows and tells how many it took. */
type Batch = RawBuilder<{ taken: number }>;

const remove = (table: keyof Tables, condition: RawBuilder<unknown>): Batch => sql`
  with removed as (
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(batch)}
    )) returning 1
  ) select count(*) as taken from removed`;

const foldCounts: Batch = sql`
  with folded as (
    delete from counts where id = any(array(
      select id from counts order by id limit ${sql.lit(batch)} for update skip locked
    )) returning counted, amount
  ), sums as (
    insert into counts (counted, amount) select counted, sum(amount) from folded group by counted
  ) select count(*) as taken from folded`;

const ended = (now: number): RawBuilder<unknown> => {
  const { usedSince, openedSince, openedSinceUnremembered } = sessionBounds(now);
  return sql`last_used_at <= ${usedSince} or created_at <= ${openedSince}
    or (not remembered and created_at <= ${openedSinceUnremembered})`;
};

const statements = (now: number): Partial<Record<keyof Tables, Batch>> => ({
  sessions: remove('sessions', ended(now)),
  idempotency: remove('idempotency', sql`created_at < ${new Date(now - keyDays * dayMs)}`),
  rate_limit_points: remove('rate_limit_points', sql`expire <= ${now}`),
  withdrawals: remove('withdrawals', sql`withdrawn_at < ${new Date(now - withdrawalDays * dayMs)}`),
  // Lists that were read a moment ago may still name one.
  pictures: remove(
    'pictures',
    sql`stored_at < ${new Date(now - pictureMs)}
      and not exists (select from companies where companies.logo = pictures.hash)`,
  ),
  tasks: remove('tasks', sql`failed_at < ${new Date(now - givenUpDays * dayMs)}`),
  telegram_codes: remove('telegram_codes', sql`expires_at < now()`),
  passkey_challenges: remove('passkey_challenges', sql`expires_at < ${new Date(now)}`),
  cv_links: remove('cv_links', sql`expires_at < ${new Date(now)}`),
  phone_codes: remove('phone_codes', sql`expires_at < ${new Date(now)}`),
  counts: foldCounts,
});

async function inBatches(db: Db, statement: Batch): Promise<void> {
  for (let taken = batch; taken >= batch;) taken = (await statement.execute(db)).rows[0]?.taken ?? 0;
}

/** What a noun does to its own table, all of it. */
type Further = Readonly<Record<string, () => Promise<void>>>;

/** One round, each table for itself; a failure is logged, and the next round's work. */
export async function tidy(
  db: Db,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn'>,
  further: Further = {},
): Promise<void> {
  const throwAway = Object.entries(statements(clock().getTime())).map(
    ([table, statement]) => [table, () => inBatches(db, statement)] as const,
  );
  for (const [table, work] of [...throwAway, ...Object.entries(further)]) {
    try {
      await work();
    } catch (error) {
      log.warn({ table, reason: error instanceof Error ? error.message : error }, 'housekeeping failed');
    }
  }
}
