/** pgBackRest: base backups and archived WAL of a cluster, for point-in-time recovery. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ordinaryUser } from '../postgres-server.ts';
import { type Place } from './parts.ts';

const stanza = 'karngea';

export type Archive = {
  readonly archiveCommand: string;
  /** Creates the archive; call it on the primary. */
  create(): Promise<void>;
  /** Makes a full or incremental backup from this member's folder. Throws if it is interrupted. */
  backUp(what?: 'full' | 'incr'): Promise<void>;
  /** Restores the database as of a moment, or the latest archived state, into an empty folder. */
  restoreTo(folder: string, moment?: string): Promise<void>;
};

const program = promisify(execFile);

/** All members share one archive, as they would on separate machines; each has its own folder. */
export function archiveOf(place: Place, member: string, data: string, port: number): Archive {
  const configuration = (dataFolder: string) => `[global]
repo1-path=${join(place.folder, 'archive')}
repo1-retention-full=2
lock-path=${place.folder}
log-path=${place.folder}
spool-path=${place.folder}
log-level-console=warn
log-level-file=off
start-fast=y
archive-timeout=30
compress-type=lz4
[${stanza}]
pg1-path=${dataFolder}
pg1-port=${port}
pg1-socket-path=${place.folder}
pg1-user=postgres
`;
  const file = place.write(`pgbackrest-${member}.conf`, configuration(data));
  const run = async (config: string, ...args: string[]): Promise<void> => {
    const how = { ...ordinaryUser(), cwd: place.folder };
    await program('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, ...args], how);
  };
  return {
    archiveCommand: `pgbackrest --config=${file} --stanza=${stanza} archive-push %p`,
    create: () => run(file, 'stanza-create'),
    backUp: (what = 'full') => run(file, 'backup', `--type=${what}`),
    async restoreTo(folder, moment) {
      const config = place.write(`pgbackrest-restored-${member}.conf`, configuration(folder));
      const until = ['--type=time', `--target=${moment}`, '--target-action=promote'];
      await run(config, 'restore', ...(moment === undefined ? [] : until));
    },
  };
}
