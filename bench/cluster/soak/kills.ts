/** Kills every part in turn. As on real machines, a supervisor restarts parts a moment later. */
import { setTimeout } from 'node:timers/promises';
import { type Cluster } from '../../../tests/support/cluster/cluster.ts';
import { type Part } from '../../../tests/support/cluster/parts.ts';

export type Kill = {
  readonly name: string;
  /** Resolves when the part runs again. */
  readonly happen: () => Promise<unknown>;
};

const restartMs = 1_500;

async function killPart(part: Part): Promise<void> {
  await part.end('SIGKILL');
  await setTimeout(restartMs);
  part.start();
}

/** Kills each part once. @param isWrittenAgain resolves at the next successful write */
export function killsOf(cluster: Cluster, isWrittenAgain: () => Promise<unknown>): readonly Kill[] {
  const { nodes, postgres, proxy, pooler } = cluster;
  const loseReplica = async (isSynchronous: boolean) => {
    const synchronous = await postgres.synchronous();
    const replica = (await postgres.replicas()).find((one) => synchronous.includes(one) === isSynchronous);
    await replica?.kill();
    await setTimeout(restartMs);
    replica?.start();
  };
  const [first, ...others] = nodes.map(({ part }) => ({ name: part.name, happen: () => killPart(part) }));
  return [
    ...(first ? [first] : []),
    { name: 'synchronous replica', happen: () => loseReplica(true) },
    { name: 'PgBouncer', happen: () => killPart(pooler) },
    {
      name: 'primary',
      happen: async () => {
        const primary = await postgres.primary();
        await primary?.kill();
        // It restarts once another one has taken its place.
        await isWrittenAgain();
        primary?.start();
      },
    },
    ...others.slice(0, 1),
    { name: 'nginx', happen: () => killPart(proxy) },
    { name: 'other replica', happen: () => loseReplica(false) },
    { name: 'etcd', happen: () => killPart(postgres.etcd) },
    ...others.slice(1),
    { name: 'HAProxy', happen: () => killPart(postgres.proxy) },
    {
      name: 'Patroni of the primary',
      happen: async () => {
        const primary = await postgres.primary();
        if (primary) await killPart(primary.keeper);
      },
    },
    {
      name: 'Patroni of a replica',
      happen: async () => {
        const [replica] = await postgres.replicas();
        if (replica) await killPart(replica.keeper);
      },
    },
  ];
}

/** Waits until every part runs again, and a write succeeds. */
export async function recover(cluster: Cluster, isWrittenAgain: () => Promise<unknown>): Promise<void> {
  const { nodes, postgres } = cluster;
  await Promise.all(nodes.map(({ answers }) => answers()));
  await postgres.place.until('a primary with two replicas, one of them synchronous', async () => {
    const [primary, replicas, synchronous] = await Promise.all([
      postgres.primary(),
      postgres.replicas(),
      postgres.synchronous(),
    ]);
    return primary !== undefined && replicas.length === 2 && synchronous.length === 1;
  });
  await isWrittenAgain();
}
