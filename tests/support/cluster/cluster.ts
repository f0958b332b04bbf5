/** The whole stack on free ports of this machine: nginx, nodes, PgBouncer, PostgreSQL with replicas. */
import { resolve } from 'node:path';
import getPort from 'get-port';
import { nginxConfiguration } from '../nginx.ts';
import { bundlePrograms, programPath } from '../server-programs.ts';
import { type Part } from './parts.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { appName, type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

export type Node = {
  readonly address: string;
  readonly part: Part;
  /** Resolves once it accepts calls. */
  answers(): Promise<void>;
  /** Ends it as a rolling replacement does, and waits until another one answers at its address. */
  replace(): Promise<void>;
};

export type Cluster = {
  /** The address of nginx, which clients call. */
  readonly address: string;
  readonly nodes: readonly Node[];
  readonly postgres: PostgresCluster;
  /** nginx and PgBouncer. */
  readonly proxy: Part;
  readonly pooler: Part;
  /** PgBouncer's URLs: the primary's database, and each member's. */
  readonly databaseUrl: string;
  readonly readUrls: readonly string[];
  /** Starts one more node with other settings, unknown to nginx. */
  addNode(settings: Readonly<Record<string, string>>): Promise<Node>;
  stop(): Promise<void>;
};

type Wanted = {
  readonly nodes?: number;
  /** Additional settings of every node. */
  readonly settings?: Readonly<Record<string, string>>;
};

export async function startCluster({ nodes = 3, settings = {} }: Wanted = {}): Promise<Cluster> {
  await bundlePrograms();
  const postgres = await startPostgresCluster();
  const { place } = postgres;
  await postgres.createDatabase(appName);
  const pooler = await startPgBouncer(postgres, appName);
  const common = {
    DATABASE_URL: pooler.url,
    READ_DATABASE_URL: pooler.memberUrls.join(','),
    DIRECT_DATABASE_URL: `postgres://${appName}@127.0.0.1:${postgres.primaryPort}/${appName}`,
    // PgBouncer supports prepared statements from version 1.21 on.
    PREPARED_STATEMENTS: 'off',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const answers = (address: string) =>
    place.until(address, async () => (await fetch(`${address}/api/ready`)).ok);
  const makeNode = async (name: string, more: Readonly<Record<string, string>> = {}): Promise<Node> => {
    const port = await getPort();
    const address = `http://127.0.0.1:${port}`;
    const env = { ...common, HOST: '127.0.0.1', PORT: `${port}`, ...more };
    const program = [process.execPath, resolve(programPath('main'))];
    const part = place.part(name, program, { asStarter: true, env });
    const replace = async () => {
      await part.end('SIGTERM');
      part.start();
      await answers(address);
    };
    return { address, part, answers: () => answers(address), replace };
  };
  const made = await Promise.all(Array.from({ length: nodes }, (_, at) => makeNode(`node-${at + 1}`)));

  const proxyPort = await getPort();
  const addresses = made.map(({ address }) => address);
  const proxy = place.part(
    'nginx',
    ['nginx', '-c', place.write('nginx.conf', nginxConfiguration(addresses, proxyPort, place.folder))],
    { asStarter: true },
  );
  const stop = async () => {
    await proxy.end('SIGTERM');
    await Promise.all(made.map(({ part }) => part.end('SIGTERM')));
    await postgres.stop();
  };
  const address = `http://127.0.0.1:${proxyPort}`;
  try {
    for (const { part } of made) part.start();
    await Promise.all(addresses.map(answers));
    proxy.start();
    await answers(address);
  } catch (error) {
    await stop();
    throw error;
  }
  const addNode = async (more: Readonly<Record<string, string>>) => {
    const node = await makeNode('node-more', more);
    node.part.start();
    await answers(node.address);
    return node;
  };
  return {
    address,
    nodes: made,
    postgres,
    proxy,
    pooler: pooler.part,
    databaseUrl: pooler.url,
    readUrls: pooler.memberUrls,
    addNode,
    stop,
  };
}
