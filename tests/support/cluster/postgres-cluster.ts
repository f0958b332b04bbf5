/** PostgreSQL on three simulated machines: a primary and two streaming replicas, managed by Patroni with etcd, behind HAProxy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { ask, postgresBinaries } from '../postgres-server.ts';
import { type Archive, archiveOf } from './pgbackrest.ts';
import { makePlace, type Part, type Place } from './parts.ts';
import { haproxyConfiguration, patroniConfiguration } from './postgres-configuration.ts';

export type Member = {
  readonly name: string;
  readonly port: number;
  readonly url: (database: string) => string;
  readonly archive: Archive;
  /** Patroni. Without it PostgreSQL continues for a while. */
  readonly keeper: Part;
  /** Its postmaster's process id, read from its folder. */
  pid(): number;
  /** Simulates a power cut: kills PostgreSQL and Patroni. */
  kill(): Promise<void>;
  /** Restarts on the same folder; Patroni decides its role. */
  start(): void;
};

export type PostgresCluster = {
  readonly place: Place;
  readonly members: readonly Member[];
  /** The port of HAProxy, which forwards to the current primary. */
  readonly primaryPort: number;
  /** etcd and HAProxy. */
  readonly etcd: Part;
  readonly proxy: Part;
  primary(): Promise<Member | undefined>;
  replicas(): Promise<readonly Member[]>;
  /** The replicas that have everything acknowledged. */
  synchronous(): Promise<readonly Member[]>;
  /** Creates a database of the app's own role, which has its own timeouts because a pooler drops those of a connection. */
  createDatabase(name: string): Promise<void>;
  /** Ends everything and deletes the folder. */
  stop(): Promise<void>;
};

/** The name of the app's role and its database. */
export const appName = 'karngea';
const memberNames = ['pg1', 'pg2', 'pg3'];

const isOk = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param members the number of PostgreSQL servers, the primary included */
export async function startPostgresCluster(members = 3): Promise<PostgresCluster> {
  const bin = postgresBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed. Set PG_BIN to the folder of initdb.');
  const place = makePlace();
  const [etcdPort, etcdPeerPort, primaryPort] = [await getPort(), await getPort(), await getPort()];
  const etcd = startEtcd(place, etcdPort, etcdPeerPort);
  await place.until('etcd', () => isOk(etcdPort, '/health'));

  const made = await Promise.all(
    memberNames.slice(0, members).map(async (name) => {
      const ports = { port: await getPort(), apiPort: await getPort() };
      const data = place.makeFolder(name);
      const archive = archiveOf(place, name, join(data, 'data'), ports.port);
      const file = place.write(
        `${name}.yml`,
        patroniConfiguration({ name, ...ports, ...archive, data, etcdPort, bin, folder: place.folder }),
      );
      return {
        ...ports,
        ...memberOf(place, {
          name,
          port: ports.port,
          data,
          archive,
          keeper: place.part(`patroni-${name}`, ['patroni', file]),
        }),
      };
    }),
  );
  const proxy = place.part('haproxy', [
    'haproxy',
    '-db',
    '-f',
    place.write('haproxy.cfg', haproxyConfiguration(primaryPort, made)),
  ]);

  const which = async (path: string) => {
    const found = await Promise.all(made.map(async (one) => (await isOk(one.apiPort, path)) && one));
    return found.filter((one) => one !== false);
  };
  const stop = async () => {
    await proxy.end('SIGKILL');
    // All at once: if the primary ended first, a replica would still be promoted.
    await Promise.all(made.map(({ kill }) => kill()));
    await place.remove();
  };

  for (const { start } of made) start();
  proxy.start();
  const cluster: PostgresCluster = {
    place,
    members: made,
    primaryPort,
    etcd,
    proxy,
    primary: async () => (await which('/primary'))[0],
    replicas: () => which('/replica'),
    synchronous: () => which('/synchronous'),
    createDatabase: async (name) => {
      const url = `postgres://postgres@127.0.0.1:${primaryPort}/postgres`;
      await ask(url, `create database ${name} owner ${appName}`);
    },
    stop,
  };
  try {
    await place.until('a primary', async () => (await cluster.primary()) !== undefined);
    await (await cluster.primary())?.archive.create();
    await place.until('replicas', async () => (await cluster.replicas()).length === members - 1);
    const url = `postgres://postgres@127.0.0.1:${primaryPort}/postgres`;
    await place.until('HAProxy', async () => (await ask(url, 'select 1')).length === 1);
    await ask(url, `create role ${appName} login`);
    await ask(url, `alter role ${appName} set statement_timeout = '7s'`);
    await ask(url, `alter role ${appName} set idle_in_transaction_session_timeout = '30s'`);
  } catch (error) {
    await stop();
    throw error;
  }
  return cluster;
}

/** Where Patroni's members agree on the primary. One etcd is enough on one machine; three machines need three. */
function startEtcd(place: Place, port: number, peerPort: number): Part {
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const etcd = place.part('etcd', [
    'etcd',
    '--data-dir',
    join(place.folder, 'etcd'),
    '--log-level',
    'error',
    '--listen-client-urls',
    client,
    '--advertise-client-urls',
    client,
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--initial-cluster',
    `default=${peer}`,
  ]);
  etcd.start();
  return etcd;
}

type Made = Pick<Member, 'name' | 'port' | 'archive' | 'keeper'> & { readonly data: string };

function memberOf(place: Place, { name, port, archive, data, keeper }: Made): Member {
  const pid = () => Number(readFileSync(join(data, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  place.onEarlyEnd(() => killServer(pid));
  return {
    name,
    port,
    archive,
    keeper,
    url: (database) => `postgres://${appName}@127.0.0.1:${port}/${database}`,
    pid,
    start: () => keeper.start(),
    async kill() {
      await keeper.end('SIGKILL');
      killServer(pid);
    },
  };
}

/** Without its postmaster every PostgreSQL process ends by itself. */
function killServer(pid: () => number): void {
  try {
    process.kill(pid(), 'SIGKILL');
  } catch {
    // It was never started, or has ended.
  }
}
