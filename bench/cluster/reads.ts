/** Read throughput of one node with one server, and of three nodes with two replicas; and the primary's share of it. */
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Cluster } from '../../tests/support/cluster/cluster.ts';
import { ask } from '../../tests/support/postgres-server.ts';

/** This many different searches, so that hardly any is cached. */
const paths = Array.from(
  { length: 3_000 },
  (_, at) => `/api/job/get?page=0&salary_from=${at % 1_000}&within=${1 + (at % 60)}`,
);
const connections = 16;
const rounds = 3;

type Reads = { readonly perSecond: number; readonly p50: number; readonly p99: number };

async function readsAt(url: string, seconds: number): Promise<Reads> {
  let clients = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      // Each starts elsewhere, or they would all request the same at the same time.
      const first = Math.floor((clients++ * paths.length) / connections);
      client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path })));
    },
  });
  const { requests: answered, latency, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} of the reads failed`);
  return { perSecond: answered.average, p50: latency.p50, p99: latency.p99 };
}

/** Rows that the primary's app database has returned so far, to any client. */
async function rowsOf(cluster: Cluster, isPrimary: boolean): Promise<number> {
  const primary = await cluster.postgres.primary();
  const asked = cluster.postgres.members
    .filter((member) => (member === primary) === isPrimary)
    .map((member) =>
      ask(
        member.url('karngea'),
        'select tup_returned as n from pg_stat_database where datname = current_database()',
      ),
    );
  return (await Promise.all(asked)).flat().reduce((sum, { n }) => sum + Number(n), 0);
}

/** The single node is set up as on most sites: on the primary itself, without a pooler. */
export async function benchReads(cluster: Cluster, seconds: number): Promise<void> {
  const primary = await cluster.postgres.primary();
  const alone = {
    DATABASE_URL: primary?.url('karngea') ?? '',
    READ_DATABASE_URL: '',
    PREPARED_STATEMENTS: 'on',
  };
  const lone = await cluster.addNode(alone);
  const [ones, threes]: [Reads[], Reads[]] = [[], []];
  let [byPrimary, byReplicas] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await readsAt(lone.address, seconds));
    const [fromPrimary, fromReplicas] = [await rowsOf(cluster, true), await rowsOf(cluster, false)];
    threes.push(await readsAt(cluster.address, seconds));
    // PostgreSQL reports the counters of a connection a moment later.
    await setTimeout(1_500);
    byPrimary += (await rowsOf(cluster, true)) - fromPrimary;
    byReplicas += (await rowsOf(cluster, false)) - fromReplicas;
  }
  await lone.part.end('SIGTERM');
  const middle = (all: Reads[]) => all.toSorted((a, b) => a.perSecond - b.perSecond)[1] ?? ones[0];
  const [one, three] = [middle(ones), middle(threes)];
  if (!one || !three) return;
  console.log(`\nreads, ${connections} callers   a second    p50, ms    p99, ms`);
  for (const [name, reads] of Object.entries({ 'one node, one server': one, 'three, by nginx': three })) {
    const figures = [reads.perSecond, reads.p50, reads.p99].map((n) => n.toFixed(0).padStart(11)).join('');
    console.log(`${name.padEnd(22)}${figures}`);
  }
  console.log(
    `three nodes and two replicas, times one node: ${(three.perSecond / one.perSecond).toFixed(2)}`,
  );
  console.log(`of the rows read through the cluster the primary gave ${share(byPrimary, byReplicas)}`);
}

const share = (one: number, others: number): string => `${((100 * one) / (one + others)).toFixed(1)} %`;
