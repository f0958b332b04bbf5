/** Fills a cluster with the same jobs as the other benches use. */
import { openDatabase } from '#server/database/connect.ts';
import { type Cluster } from '../../tests/support/cluster/cluster.ts';
import { ask } from '../../tests/support/postgres-server.ts';
import { fillJobs } from '../api/fill-jobs.ts';

/** Resolves once the replicas have them, too. */
export async function fillCluster({ postgres }: Cluster, jobs: number): Promise<void> {
  const url = `postgres://karngea@127.0.0.1:${postgres.primaryPort}/karngea`;
  const database = await openDatabase({ url, statementTimeout: 0 });
  await fillJobs(database.db, jobs);
  await database.close();
  for (const member of postgres.members)
    await postgres.place.until(`the jobs on ${member.name}`, async () => {
      const [row] = await ask(member.url('karngea'), 'select count(*) as n from jobs');
      return Number(row?.['n']) >= jobs;
    });
}
