/**
 * Erases whoever is gone (product 7.33), in short transactions, so that nobody else waits. It may break off anywhere and
 * begin anew: what is left says what is to be done, and the account's row goes last.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type ChangeEvents } from '#server/http/services.ts';
import { closeJobs } from './close-jobs.ts';
import { type EraseStep } from './erasing.ts';
import { leaveApplications, leaveWithdrawals } from './leave-applications.ts';
import { leaveJobs } from './leave-jobs.ts';
import { leaveCompany, leaveNothing, leaveReports, leaveRows, leaveSearches } from './leave-rest.ts';

/** What others see goes first. */
const steps = (): EraseStep[] => [
  leaveCompany,
  closeJobs,
  leaveApplications,
  leaveWithdrawals,
  leaveReports,
  leaveRows,
  leaveSearches,
  leaveJobs(),
  leaveNothing,
];

/** Between transactions others have their turn, whose answers the embedded database would hold up. */
const pauseMs = 5;
/** Of the advisory locks; any number that nobody else uses. */
const lockClass = 7_126;

type Erasing = { readonly userId: number; readonly changeEvents: ChangeEvents };

/** Until nothing is left, or until the signal. Of two at once for one account, one waits for the other's transaction. */
export async function erase(db: Db, { userId, changeEvents }: Erasing, signal?: AbortSignal): Promise<void> {
  for (const step of steps()) {
    while (!signal?.aborted && (await take(db, step, { userId, changeEvents }))) await setTimeout(pauseMs);
  }
}

async function take(db: Db, step: EraseStep, { userId, changeEvents }: Erasing): Promise<boolean> {
  const changes: ((events: ChangeEvents) => void)[] = [];
  const isMore = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockClass)}, (${userId}::bigint % 2147483647)::int)`.execute(
      trx,
    );
    const gone = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('gone_at', 'is not', null)
      .executeTakeFirst();
    return gone !== undefined && (await step(trx, { userId, tell: (change) => changes.push(change) }));
  });
  for (const change of changes) change(changeEvents);
  return isMore;
}
