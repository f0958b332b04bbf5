/** PostgreSQL on three "machines" of this one: a primary and two streaming replicas, kept by Patroni with etcd, behind HAProxy. */
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
  /** Patroni, without which PostgreSQL goes on for a while. */
  readonly keeper: Part;
  /** Its postmaster's process, as its folder says. */
  pid(): number;
  /** What happens when a machine loses its power: PostgreSQL and its keeper are gone. */
  kill(): Promise<void>;
  /** Comes back on the same folder; Patroni makes of it what it can be now. */
  start(): void;
};

export type PostgresCluster = {
  readonly place: Place;
  readonly members: readonly Member[];
  /** Of the primary, whichever it is at the moment, by HAProxy. */
  readonly primaryPort: number;
  /** Where Patroni's members agree, and what leads to the primary. */
  readonly etcd: Part;
  readonly proxy: Part;
  primary(): Promise<Member | undefined>;
  replicas(): Promise<readonly Member[]>;
  /** The replicas that have all that was acknowledged. */
  synchronous(): Promise<readonly Member[]>;
  /** A database of the app's own role; it has to itself the limits of time that a pooler swallows. */
  createDatabase(name: string): Promise<void>;
  /** Ends everything and deletes the folder. */
  stop(): Promise<void>;
};

/** Of the app's role and its database. */
export const appName = 'karngea';
const memberNames = ['pg1', 'pg2', 'pg3'];

const isOk = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param members how many there are of PostgreSQL, the primary included */
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
    // All at once: a primary that ends alone would still make another one of its replicas.
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

/** Where Patroni's members agree who is the primary. One is enough where all is one machine; three are for three. */
function startEtcd(place: Place, port: number, peerPort: number): Part {
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const etcd = place.part('etcd', [
    'etcd',
    ...['--data-dir', join(place.folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`],
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

/** Without its postmaster every process of PostgreSQL ends by itself. */
function killServer(pid: () => number): void {
  try {
    process.kill(pid(), 'SIGKILL');
  } catch {
    // It was never started, or has ended.
  }
}
