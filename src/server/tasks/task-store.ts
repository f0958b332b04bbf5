/**
 * The queue of background tasks (product 7.20). All times are by the database's clock, which all nodes share. No row is
 * locked while a task runs: it has a lease, after which any node may claim it again.
 */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Payload, type Task, type TaskKinds } from './task-kind.ts';

type NewTask = {
  readonly kind: string;
  /** At most one task of a kind waits under a key. The key is released when the task starts. */
  readonly key?: string;
  readonly payload?: Payload;
  /** Priority, 0 first, 1 by default, so that a message does not wait behind ten thousand alerts. */
  readonly rank?: 0 | 1 | 2;
  /** Now by default. */
  readonly runAt?: Date;
};

/** Most rows per statement. */
const batch = 1_000;

/** Call this in the transaction that causes the task, so that either both are stored or neither. */
export async function addTask(trx: Db, task: NewTask): Promise<void> {
  await addTasks(trx, [task]);
}

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

/** The key of recurring tasks, which have one row each. */
const scheduleKey = 'schedule';

/** Adds the rows of recurring tasks that have none yet. */
export async function addSchedules(db: Db, kinds: TaskKinds): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const now = rows[0]?.now ?? new Date();
  await addTasks(
    db,
    Object.entries(kinds).flatMap(([kind, { next, startsAtOnce }]) =>
      next ? [{ kind, key: scheduleKey, rank: 0 as const, runAt: startsAtOnce ? now : next(now) }] : [],
    ),
  );
}

const defaultLeaseMs = 60_000;
export const leaseOf = (kinds: TaskKinds, kind: string): number => kinds[kind]?.leaseMs ?? defaultLeaseMs;

/** Claims up to `count` due tasks of known kinds, by rank and age. */
export async function claimTasks(db: Db, kinds: TaskKinds, count: number): Promise<Task[]> {
  const names = Object.keys(kinds);
  const leases = names.map((kind) => sql`when ${kind} then ${sql.lit(leaseOf(kinds, kind))}`);
  // `materialized`, so that the locking subquery runs once.
  const { rows } = await sql<Task>`
    with ready as materialized (
      select id, due, holder is not null as interrupted from tasks
      where failed_at is null and due <= now() and kind in (${sql.join(names)})
      order by rank, due, id limit ${count} for update skip locked
    )
    update tasks set attempts = attempts + 1, holder = gen_random_uuid(),
      due = now() + case kind ${sql.join(leases, sql` `)} end * interval '1 ms',
      key = case when key = ${sql.lit(scheduleKey)} then key end
    from ready where tasks.id = ready.id
    returning tasks.id, kind, payload, attempts as attempt, ready.interrupted as "wasInterrupted", holder,
      ready.due as planned, now() as begun`.execute(db);
  return rows;
}

/** How a run ended: the task is done, runs again, or stays as failed for the operators. */
export type Ending =
  | { readonly how: 'done' }
  | { readonly how: 'again'; readonly afterMs: number; readonly why: string }
  /** The attempt does not count. Its holder stays, as that of a crashed node does. */
  | { readonly how: 'givenBack' }
  | { readonly how: 'planned'; readonly next: Date; readonly why?: string }
  | { readonly how: 'givenUp'; readonly why: string };

const whyLength = 500;

/** Stores how a run ended. Returns false, and writes nothing, if another run has claimed the task. */
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
      return sql`update tasks set due = now(), attempts = attempts - 1 ${ours}`;
    case 'planned':
      return sql`update tasks set holder = null, due = ${ending.next}, attempts = 0,
        why = ${ending.why?.slice(0, whyLength) ?? null} ${ours}`;
    case 'givenUp':
      return sql`update tasks set holder = null, failed_at = now(), why = ${ending.why.slice(0, whyLength)} ${ours}`;
  }
}

/** The number of tasks of a kind and state, and how many seconds the oldest due one has waited. */
type CountedTasks = {
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'given_up';
  readonly number: number;
  readonly late: number;
};
/** Rows counted at most; the exact number above this does not matter. */
const countLimit = 100_000;

/** Counts for metrics; kinds and states without tasks have no row. */
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
