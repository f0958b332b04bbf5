/** Point-in-time recovery from pgBackRest's archive (docs/operations.md, Backups of PostgreSQL). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { readCount, writeNext } from '../../support/counted-writes.ts';
import { type PostgresCluster, startPostgresCluster } from '../../support/cluster/postgres-cluster.ts';
import { finishArchive, startRestored } from '../../support/cluster/restored-server.ts';
import { hasCluster } from '../../support/cluster/programs.ts';
import { testEngine } from '../../support/engines.ts';
import { ask } from '../../support/postgres-server.ts';

/** A generous limit, as in replicas.test.ts. */
const patience = 300_000;

describe.runIf(testEngine === 'postgres' && hasCluster)('pgBackRest', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await startPostgresCluster(1);
    await cluster.createDatabase('karngea');
  }, patience);
  afterAll(() => cluster.stop(), patience);

  test(
    'restores what was written until a moment, and nothing after it',
    async () => {
      const { members, primaryPort } = cluster;
      const url = `postgres://karngea@127.0.0.1:${primaryPort}/karngea`;
      const admin = `postgres://postgres@127.0.0.1:${primaryPort}/karngea`;
      const database = await openDatabase({ url });
      await migrate(database.db);
      for (let n = 1; n <= 5; n += 1) await writeNext(database.db, n);
      await members[0]?.archive.backUp();
      // pgBackRest dates a backup by whole seconds, so a moment within its last second would have no earlier backup.
      await ask(admin, 'select pg_sleep(1)');
      for (let n = 6; n <= 12; n += 1) await writeNext(database.db, n);
      const [row] = await ask(admin, 'select clock_timestamp()::text as moment');
      await ask(admin, 'truncate messages');
      for (let n = 13; n <= 15; n += 1) await writeNext(database.db, n);
      await database.close();
      await finishArchive(cluster);
      const restored = await startRestored(cluster, String(row?.['moment']));
      const past = await openDatabase({ url: restored.url });
      expect(await readCount(past.db)).toEqual({ count: 12, rows: 12, newest: 12 });
      await past.close();
      await restored.stop();
    },
    patience,
  );
});
