/** A day that passes: all that is stored becomes a day older while nobody uses the site, and what was due is done. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { DatabaseError } from '#server/database/database-error.ts';
import { type PostgresCluster } from '../../../tests/support/cluster/postgres-cluster.ts';
import { growOlder } from '../../../tests/support/grow-older.ts';

/** As the administrator, by HAProxy, for as long as `use` takes; nothing has a time limit. */
export async function asAdministrator<Result>(
  { primaryPort }: PostgresCluster,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const url = `postgres://postgres@127.0.0.1:${primaryPort}/karngea`;
  const database = await openDatabase({ url, statementTimeout: 0, max: 2 });
  return use(database.db).finally(() => database.close());
}

/** Nothing runs, and nothing waits but for its time of the day. */
async function isDone(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from tasks where failed_at is null
      and (key is distinct from 'schedule' or holder is not null or due <= now()) limit 1`.execute(db);
  return rows.length === 0;
}

/** Until the nodes have done what they have to do, so long at most. @returns whether they have */
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

/** What a node was at when it was killed is nobody's until its lease ends: that is not waited for. */
const settleMs = 15_000;

const deadlock = '40P01';

/** What the nodes do meanwhile may have locked the same rows in another order: then nothing was changed. */
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
