/** Background tasks (product 7.20), on one or two nodes that share a database. */
import { setTimeout } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { every } from '#server/tasks/schedules.ts';
import { PermanentError, RetryLater, type Task, type TaskKinds } from '#server/tasks/task-kind.ts';
import { pollIntervals, startTasks, type TaskRunner } from '#server/tasks/task-runner.ts';
import { addTask, addTasks, countTasks } from '#server/tasks/task-store.ts';
import { freshDatabase, type FreshDatabase } from '../support/engines.ts';
import { watchQueries } from '../support/watched-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

const runners: TaskRunner[] = [];
const onFailure = vi.fn();
const idlePollMs = 400;
function node(kinds: TaskKinds, db = database.db): TaskRunner {
  const runner = startTasks(db, kinds, { firstPauseMs: 60, idlePollMs, onFailure });
  runners.push(runner);
  return runner;
}
const stopAll = async () => {
  await Promise.all(runners.splice(0).map(({ stop }) => stop()));
};
beforeEach(() => onFailure.mockClear());
afterEach(async () => {
  await stopAll();
  await database.db.deleteFrom('tasks').execute();
});

const slowDatabase: KyselyPlugin = {
  transformQuery: ({ node: query }) => query,
  transformResult: ({ result }) => setTimeout(1_000, result),
};
const add = (task: Parameters<typeof addTask>[1]) => addTask(database.db, task);
const rows = () => database.db.selectFrom('tasks').selectAll().orderBy('id').execute();
const patience = { timeout: 15_000 };
/** How many tasks there are in each state. */
const states = async () =>
  Object.fromEntries((await countTasks(database.db)).map(({ state, number }) => [state, number]));
const untilNoneIsLeft = () => expect.poll(rows, patience).toEqual([]);
/** The runs' results, in a table that every test shares. */
const note = (key: string) => async (trx: FreshDatabase['db']) => {
  await trx
    .insertInto('meta')
    .values({ key: `${key} ${Math.random()}`, value: key })
    .execute();
};
const noted = async (key: string) =>
  (await database.db.selectFrom('meta').select('key').where('value', '=', key).execute()).length;

test('a task exists if and only if its transaction commits', async () => {
  const undone = database.db.transaction().execute(async (trx) => {
    await addTask(trx, { kind: 'letter' });
    throw new Error('The cause fails.');
  });
  await expect(undone).rejects.toThrow('The cause fails.');
  expect(await rows()).toEqual([]);
  await database.db.transaction().execute((trx) => addTask(trx, { kind: 'letter', payload: { notice: 7 } }));
  expect(await rows()).toMatchObject([{ kind: 'letter', payload: { notice: 7 }, attempts: 0, holder: null }]);
});

test('two nodes do each of a hundred tasks once', async () => {
  await addTasks(
    database.db,
    Array.from({ length: 100 }, (_, n) => ({ kind: 'count', payload: { n } })),
  );
  const begun: number[] = [];
  const count = {
    run: async ({ payload }: Task) => {
      begun.push(payload['n'] ?? 0);
      return note(`count ${payload['n']}`);
    },
  };
  node({ count });
  node({ count });
  await untilNoneIsLeft();
  expect(begun.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  for (const n of [0, 50, 99]) expect(await noted(`count ${n}`)).toBe(1);
});

test('only one task waits under a key; once it runs, the next one can be added', async () => {
  await add({ kind: 'fold', key: 'one' });
  await add({ kind: 'fold', key: 'one' });
  await add({ kind: 'other', key: 'one' });
  expect((await rows()).map(({ kind }) => kind)).toEqual(['fold', 'other']);
  const runs: number[] = [];
  const run = async ({ id }: Task) => {
    if (runs.length === 0) await add({ kind: 'fold', key: 'one' });
    runs.push(id);
  };
  node({ fold: { run }, other: { run: async () => undefined } });
  await untilNoneIsLeft();
  expect(runs).toHaveLength(2);
});

test('a failing task is retried after growing pauses, and finally stored with its error', async () => {
  const moments: number[] = [];
  const givenUp = vi.fn();
  node({
    broken: {
      maxAttempts: 4,
      run: async () => {
        moments.push(performance.now());
        throw new Error('The road is closed.');
      },
      onGivenUp: async (_trx, { payload }) => givenUp(payload),
    },
  });
  await add({ kind: 'broken', payload: { n: 1 } });
  await expect.poll(states, patience).toEqual({ given_up: 1 });
  const pauses = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  expect(pauses).toHaveLength(3);
  // Only a lower bound: a busy machine is late.
  pauses.forEach((pause, at) => expect(pause).toBeGreaterThan(60 * 2 ** at * 0.8));
  expect(await rows()).toMatchObject([{ attempts: 4, why: 'The road is closed.', holder: null }]);
  expect(givenUp.mock.calls).toEqual([[{ n: 1 }]]);
  expect(onFailure).toHaveBeenCalledTimes(4);
});

test('a permanent error fails the task at once, and a requested delay is respected', async () => {
  node({
    impossible: {
      run: async () => {
        throw new PermanentError('No such address.');
      },
    },
    later: {
      run: async () => {
        throw new RetryLater('Too fast.', 3_600_000);
      },
    },
  });
  await addTasks(database.db, [{ kind: 'impossible' }, { kind: 'later' }]);
  await expect.poll(states, patience).toEqual({ waiting: 1, given_up: 1 });
  const [impossible, later] = await rows();
  expect(impossible).toMatchObject({ attempts: 1, why: 'No such address.' });
  expect(later?.due.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
});

test('an expired lease lets another run take the task, and the first one writes nothing', async () => {
  const interrupted: boolean[] = [];
  const slow = {
    leaseMs: 60_000,
    run: async ({ attempt, wasInterrupted }: Task) => {
      interrupted.push(wasInterrupted);
      if (attempt === 1) {
        // Like a crash: the lease expires while it runs.
        await sql`update tasks set due = now()`.execute(database.db);
        await expect.poll(() => noted('slow 2'), patience).toBe(1);
      }
      return note(`slow ${attempt}`);
    },
  };
  const first = node({ slow });
  await add({ kind: 'slow' });
  await untilNoneIsLeft();
  await first.stop();
  expect(await noted('slow 1')).toBe(0);
  expect(interrupted).toEqual([false, true]);
});

test('a run that does not end is aborted while it has its lease, however long claiming took', async () => {
  const attempts: number[] = [];
  let lastedMs = Infinity;
  const run = async ({ attempt, begun }: Task, signal: AbortSignal) => {
    attempts.push(attempt);
    signal.onabort = () => (lastedMs = Date.now() - begun.getTime());
    return attempt === 1 ? new Promise<undefined>(() => undefined) : undefined;
  };
  node({ stuck: { leaseMs: 3_000, run } }, database.db.withPlugin(slowDatabase));
  await add({ kind: 'stuck' });
  await untilNoneIsLeft();
  expect(attempts).toEqual([1, 2]);
  expect(lastedMs).toBeLessThan(3_000);
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: 'It took too long.' });
});

test('a task that kills its node each time is given up', async () => {
  const run = vi.fn();
  await add({ kind: 'deadly' });
  await sql`update tasks set attempts = 3`.execute(database.db);
  node({ deadly: { maxAttempts: 3, run } });
  await expect.poll(states, patience).toEqual({ given_up: 1 });
  expect(run).not.toHaveBeenCalled();
});

test('a stopping node returns unfinished tasks, and the next one starts them again', async () => {
  const begun: [attempt: number, wasInterrupted: boolean][] = [];
  const patient = {
    run: async ({ attempt, wasInterrupted }: Task) => {
      begun.push([attempt, wasInterrupted]);
      if (begun.length === 1) await new Promise(() => undefined);
    },
  };
  const first = node({ patient });
  await add({ kind: 'patient' });
  await expect.poll(() => begun, patience).toEqual([[1, false]]);
  await first.stop();
  expect(await rows()).toMatchObject([{ attempts: 0 }]);
  node({ patient });
  await untilNoneIsLeft();
  expect(begun).toEqual([
    [1, false],
    [1, true],
  ]);
});

test('messages are handled before alerts that were queued first', async () => {
  await addTasks(
    database.db,
    Array.from({ length: 30 }, () => ({ kind: 'alert', rank: 2 as const })),
  );
  await add({ kind: 'message' });
  const begun: string[] = [];
  const run = async ({ kind }: Task) => {
    begun.push(kind);
  };
  node({ alert: { run }, message: { run } });
  await untilNoneIsLeft();
  expect(begun.indexOf('message')).toBeLessThan(8);
});

test('tasks of a kind that only a newer node knows are left alone', async () => {
  await add({ kind: 'newer' });
  await add({ kind: 'known' });
  node({ known: { run: async () => undefined } });
  await expect.poll(async () => (await rows()).map(({ kind }) => kind), patience).toEqual(['newer']);
  expect(await rows()).toMatchObject([{ attempts: 0, holder: null }]);
});

test('a schedule runs once at its time on two nodes, also after a failure', async () => {
  const planned: string[] = [];
  let failures = 0;
  const tick = {
    next: every(300),
    run: async (task: Task) => {
      if (failures++ === 0) throw new Error('The first one fails.');
      planned.push(task.planned.toISOString());
      return note(`tick ${task.planned.toISOString()}`);
    },
  };
  node({ tick });
  node({ tick });
  await expect.poll(() => planned.length, patience).toBeGreaterThan(3);
  await stopAll();
  expect(new Set(planned).size).toBe(planned.length);
  for (const moment of planned.slice(0, 3)) expect(await noted(`tick ${moment}`)).toBe(1);
  expect(await rows()).toMatchObject([{ kind: 'tick', key: 'schedule', attempts: 0, holder: null }]);
});

test('a schedule that starts at once runs without waiting for its time', async () => {
  const run = vi.fn(async () => undefined);
  node({ daily: { next: every(86_400_000), startsAtOnce: true, run } });
  await expect.poll(() => run.mock.calls.length, patience).toBe(1);
  await expect.poll(async () => (await rows())[0]?.due.getTime(), patience).toBeGreaterThan(Date.now());
});

test('after days of downtime a schedule runs once, then at its time', async () => {
  const run = vi.fn(async () => undefined);
  const daily = { next: every(86_400_000), run };
  await node({ daily }).stop();
  await sql`update tasks set due = now() - interval '5 days'`.execute(database.db);
  node({ daily });
  await expect.poll(() => run.mock.calls.length, patience).toBe(1);
  await expect.poll(async () => (await rows())[0]?.holder, patience).toBe(null);
  expect((await rows())[0]?.due.getTime()).toBeGreaterThan(Date.now());
});

test('an idle node polls less and less often, and then less than once a second', async () => {
  expect(pollIntervals.idleMs).toBeGreaterThan(1_000);
  const watched = watchQueries(database.db);
  node({ rare: { run: async () => undefined } }, watched.db);
  const looks = (more: number) => {
    const before = watched.queries.length;
    return expect.poll(() => watched.queries.length, patience).toBeGreaterThanOrEqual(before + more);
  };
  // By then the pauses have grown to their maximum.
  await looks(6);
  const began = performance.now();
  // The first may come at once.
  await looks(3);
  expect(performance.now() - began).toBeGreaterThan(1.8 * idlePollMs);
});

test('the next of twenty thousand waiting tasks is found by an index', async () => {
  await sql`insert into tasks (kind, rank) select 'many', 2 from generate_series(1, 20000)`.execute(
    database.db,
  );
  await sql`analyze tasks`.execute(database.db);
  const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`
    explain select id, due from tasks where failed_at is null and due <= now() and kind in ('many', 'few')
    order by rank, due, id limit 8 for update skip locked`.execute(database.db);
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using tasks_ready');
});
