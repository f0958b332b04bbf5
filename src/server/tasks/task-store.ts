/**
 * Work that is done later, as rows (product 7.20). Only the database's clock counts, which all nodes share. Nothing is
 * locked while a task runs: it has a lease, after which it is anybody's again.
 */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Payload, type Task, type TaskKinds } from './task-kind.ts';

export type NewTask = {
  readonly kind: string;
  /** One that waits under the same key is enough. It is free again when its task begins. */
  readonly key?: string;
  readonly payload?: Payload;
  /** 0 goes before 1, the usual, and 1 before 2: nobody's message waits behind ten thousand alerts. */
  readonly rank?: 0 | 1 | 2;
  /** At once unless said. */
  readonly runAt?: Date;
};

/** Rows that one statement writes at most. */
const batch = 1_000;

/** Give it the transaction of the cause: the task is there if and only if the cause is. */
export async function addTask(trx: Db, task: NewTask): Promise<void> {
  await addTasks(trx, [task]);
}

/** As `addTask`, for many. */
export async function addTasks(trx: Db, tasks: readonly NewTask[]): Promise<void> {
  for (let at = 0; at < tasks.length; at += batch)
    await trx
      .insertInto('tasks')
      .values(
        tasks.slice(at, at + batch).map(({ kind, key, payload = {}, rank = 1, runAt }) => ({
          kind,
          key: key ?? null,
          payload,
          rank,
          ...(runAt === undefined ? {} : { due: runAt }),
        })),
      )
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
      .execute();
}

/** The key of the one row that a schedule is. */
const scheduleKey = 'schedule';

/** Puts a row for each schedule that has none. */
export async function addSchedules(db: Db, kinds: TaskKinds): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const now = rows[0]?.now ?? new Date();
  await addTasks(
    db,
    Object.entries(kinds).flatMap(([kind, { next }]) =>
      next ? [{ kind, key: scheduleKey, rank: 0 as const, runAt: next(now) }] : [],
    ),
  );
}

const defaultLeaseMs = 60_000;
export const leaseOf = (kinds: TaskKinds, kind: string): number => kinds[kind]?.leaseMs ?? defaultLeaseMs;

/** Takes up to `room` tasks that are due, of the kinds that are known, the first in rank and age first. */
export async function claimTasks(db: Db, kinds: TaskKinds, room: number): Promise<Task[]> {
  const names = Object.keys(kinds);
  const leases = names.map((kind) => sql`when ${kind} then ${sql.lit(leaseOf(kinds, kind))}`);
  // `materialized`: the planner must not run the part twice that locks.
  const { rows } = await sql<Task>`
    with ready as materialized (
      select id, due from tasks
      where failed_at is null and due <= now() and kind in (${sql.join(names)})
      order by rank, due, id limit ${room} for update skip locked
    )
    update tasks set attempts = attempts + 1, holder = gen_random_uuid(),
      due = now() + case kind ${sql.join(leases, sql` `)} end * interval '1 ms',
      key = case when key = ${sql.lit(scheduleKey)} then key end
    from ready where tasks.id = ready.id
    returning tasks.id, kind, payload, attempts as attempt, holder, ready.due as planned, now() as begun`.execute(
    db,
  );
  return rows;
}

/** How a run ended: the task is over, comes again, or is kept for the operators. */
export type Ending =
  | { readonly how: 'done' }
  | { readonly how: 'again'; readonly afterMs: number; readonly why: string }
  /** As if this run had not been. */
  | { readonly how: 'givenBack' }
  | { readonly how: 'planned'; readonly next: Date; readonly why?: string }
  | { readonly how: 'givenUp'; readonly why: string };

const whyLength = 500;

/** Ends a run; false where the task is another run's by now, and nothing was written. */
export async function finishRun(db: Db, { id, holder }: Task, ending: Ending): Promise<boolean> {
  const ours = sql`where id = ${id} and holder = ${holder}`;
  const { numAffectedRows } = await endingStatement(ending, ours).execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

function endingStatement(ending: Ending, ours: ReturnType<typeof sql>) {
  switch (ending.how) {
    case 'done':
      return sql`delete from tasks ${ours}`;
    case 'again':
      return sql`update tasks set holder = null, due = now() + ${ending.afterMs}::float8 * interval '1 ms',
        why = ${ending.why.slice(0, whyLength)} ${ours}`;
    case 'givenBack':
      return sql`update tasks set holder = null, due = now(), attempts = attempts - 1 ${ours}`;
    case 'planned':
      return sql`update tasks set holder = null, due = ${ending.next}, attempts = 0,
        why = ${ending.why?.slice(0, whyLength) ?? null} ${ours}`;
    case 'givenUp':
      return sql`update tasks set holder = null, failed_at = now(), why = ${ending.why.slice(0, whyLength)} ${ours}`;
  }
}

/** How many tasks of a kind are in a state, and how many seconds the one that is due the longest has waited. */
export type CountedTasks = {
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'given_up';
  readonly number: number;
  readonly late: number;
};
/** Counted up to a bound: nobody reads a larger number. */
const countLimit = 100_000;

/** How many there are, for whoever watches the server; nothing of kinds and states that have none. */
export async function countTasks(db: Db): Promise<readonly CountedTasks[]> {
  const { rows } = await sql<CountedTasks>`
    select kind, state, count(*) as number,
      greatest(0, extract(epoch from now() - min(due) filter (where state = 'waiting')))::float8 as late
    from (
      select kind, due, case when failed_at is not null then 'given_up'
        when holder is not null then 'running' else 'waiting' end as state
      from tasks limit ${sql.lit(countLimit)}
    ) counted group by kind, state`.execute(db);
  return rows;
}
