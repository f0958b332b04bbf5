/** Several nodes on PostgreSQL with replicas: read throughput, and what users notice when parts die or are replaced. */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type User } from '#contract/sessions.ts';
import { openDatabase } from '#server/database/connect.ts';
import { type Cluster, startCluster } from '../../tests/support/cluster/cluster.ts';
import { call } from '../../tests/support/http-client.ts';
import { ask } from '../../tests/support/postgres-server.ts';
import { benchReads } from './reads.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { type RetriedCall } from './retried-call.ts';
import { fillJobs } from '../api/fill-jobs.ts';

/** Resolves once the replicas have them, too. */
async function fillCluster({ postgres }: Cluster, jobs: number): Promise<void> {
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

type Options = { readonly jobs: number; readonly seconds: number };

/** Writes must succeed again within this many milliseconds of the primary's death. */
const writesAgain = 30_000;
const quietMs = 10_000;

const part = (calls: readonly RetriedCall[], share: number): string => {
  const sorted = calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
};

/** Prints the calls since then. @returns how many failed */
function print(name: string, traffic: Traffic, since: number): number {
  let failed = 0;
  const lines = Object.entries({ reads: traffic.reads, writes: traffic.writes }).map(([kind, all]) => {
    const calls = all.filter(({ began }) => began >= since);
    const givenUp = calls.filter(({ isDone }) => !isDone).length;
    const repeated = calls.filter(({ tries }) => tries > 1).length;
    failed += givenUp;
    return `${kind} ${calls.length} p50 ${part(calls, 0.5)} p99 ${part(calls, 0.99)} longest ${part(calls, 1)} ms, repeated ${repeated}, failed ${givenUp}`;
  });
  console.log(`${name}\n    ${lines.join('\n    ')}`);
  return failed;
}

async function during(name: string, traffic: Traffic, happens: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await happens();
  return print(name, traffic, began);
}

/** Everything acknowledged is there, and nothing twice. */
async function countLosses({ postgres }: Cluster, { acknowledged }: Traffic): Promise<[number, number]> {
  const url = `postgres://karngea@127.0.0.1:${postgres.primaryPort}/karngea`;
  const rows = await ask(url, "select id, name from jobs where name like 'Bench %'");
  const stored = new Set(rows.map(({ id }) => Number(id)));
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
  return [lost, rows.length - new Set(rows.map(({ name }) => name)).size];
}

async function benchFaults(cluster: Cluster): Promise<boolean> {
  const { address, postgres, nodes } = cluster;
  const person = { name: `bench ${Date.now()}`, password: 'karngea-bench', accType: 'employer' };
  const { body } = await call(address, 'POST', '/auth/register', { body: person });
  const traffic = startTraffic(address, (body as User).token);
  const allThere = () =>
    postgres.place.until('two replicas', async () => (await postgres.replicas()).length === 2);
  let failed = await during('nothing happens', traffic, () => setTimeout(quietMs));

  const [replica] = await postgres.synchronous();
  failed += await during('the synchronous replica dies', traffic, async () => {
    await replica?.kill();
    await setTimeout(quietMs);
  });
  replica?.start();
  await allThere();

  const primary = await postgres.primary();
  let took = Infinity;
  failed += await during('the primary dies', traffic, async () => {
    await primary?.kill();
    const died = performance.now();
    const written = () => traffic.writes.find(({ began, ms, isDone }) => isDone && began + ms > died + 1_000);
    await postgres.place.until('a write', async () => written() !== undefined);
    took = performance.now() - died;
    await setTimeout(quietMs);
  });
  console.log(`    writes were answered again after ${(took / 1_000).toFixed(1)} s (target 30 s)`);
  primary?.start();
  await allThere();

  failed += await during('the nodes are replaced one by one', traffic, async () => {
    for (const node of nodes) {
      await node.replace();
      await setTimeout(1_000);
    }
  });
  await traffic.stop();
  const [lost, twice] = await countLosses(cluster, traffic);
  console.log(`acknowledged writes ${traffic.acknowledged.size}, lost ${lost}, done twice ${twice}`);
  return failed + lost + twice === 0 && took < writesAgain;
}

export async function benchCluster({ jobs, seconds }: Options): Promise<void> {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`,
  );
  const cluster = await startCluster({ settings: { RATE_LIMIT: '0' } });
  try {
    await fillCluster(cluster, jobs);
    await benchReads(cluster, seconds);
    const isMet = await benchFaults(cluster);
    console.log(`targets: ${isMet ? 'held' : 'MISSED'}`);
    if (!isMet) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}
