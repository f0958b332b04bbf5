/** A PostgreSQL server on a database restored by pgBackRest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { ask, ordinaryUser, postgresBinaries } from '../postgres-server.ts';
import { appName, type PostgresCluster } from './postgres-cluster.ts';

export type RestoredServer = { readonly url: string; stop(): Promise<void> };

/** Archives the rest of the primary's WAL. */
export async function finishArchive({ place, primaryPort }: PostgresCluster): Promise<void> {
  const admin = `postgres://postgres@127.0.0.1:${primaryPort}/${appName}`;
  await ask(admin, 'select pg_switch_wal()');
  await place.until('the log in the archive', async () => {
    const [archived] = await ask(
      admin,
      `select count(*) as n from pg_stat_archiver
        where last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1)`,
    );
    return Number(archived?.['n']) === 1;
  });
}

/** Starts on the database restored to that moment, or to the latest archived state. */
export async function startRestored(cluster: PostgresCluster, moment?: string): Promise<RestoredServer> {
  const { place, members } = cluster;
  const folder = place.makeFolder('restored');
  await members[0]?.archive.restoreTo(folder, moment);
  const port = await getPort();
  const server = spawn(
    join(postgresBinaries() ?? '', 'postgres'),
    ['-D', folder, '-p', `${port}`, '-c', 'archive_mode=off', '-k', place.folder],
    { ...ordinaryUser(), cwd: folder, stdio: 'ignore' },
  );
  place.onEarlyEnd(() => void server.kill('SIGKILL'));
  const url = `postgres://${appName}@127.0.0.1:${port}/${appName}`;
  await place.until('the restored server', async () => {
    const [state] = await ask(url, 'select pg_is_in_recovery() as recovering');
    return state?.['recovering'] === false;
  });
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}
