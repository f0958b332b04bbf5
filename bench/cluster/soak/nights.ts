/** Lets a day pass: everything stored becomes a day older while no one uses the site, and due tasks are done. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { DatabaseError } from '#server/database/database-error.ts';
import { type PostgresCluster } from '../../../tests/support/cluster/postgres-cluster.ts';
import { growOlder } from '../../../tests/support/grow-older.ts';

/** Runs `use` as the administrator, through HAProxy, without timeouts. */
export async function asAdministrator<Result>(
  { primaryPort }: PostgresCluster,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const url = `postgres://postgres@127.0.0.1:${primaryPort}/karngea`;
  const database = await openDatabase({ url, statementTimeout: 0, max: 2 });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

/** No task runs, and none waits except for its time of day. */
async function isDone(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from tasks where failed_at is null
      and (key is distinct from 'schedule' or holder is not null or due <= now()) limit 1`.execute(db);
  return rows.length === 0;
}

/** Waits until the nodes have done their tasks, up to a limit. @returns whether they have */
export async function untilDone(cluster: PostgresCluster, patienceMs: number): Promise<boolean> {
  return asAdministrator(cluster, async (db) => {
    const deadline = performance.now() + patienceMs;
    while (!(await isDone(db))) {
      if (performance.now() > deadline) return false;
      await setTimeout(250);
    }
    return true;
  });
}

/** A killed node's task has no owner until its lease ends: do not wait for that. */
const settleMs = 15_000;

const deadlock = '40P01';

/** The nodes may have locked the same rows in another order; then nothing was changed. */
async function growOlderOnce(db: Db): Promise<void> {
  for (;;) {
    try {
      return await growOlder(db, 1);
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== deadlock) throw error;
    }
  }
}

export async function dayPasses(cluster: PostgresCluster): Promise<void> {
  await untilDone(cluster, settleMs);
  await asAdministrator(cluster, growOlderOnce);
}
