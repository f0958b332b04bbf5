/** pgBackRest: backups of a cluster, and its log since, out of which the database of any moment can be made. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ordinaryUser } from '../postgres-server.ts';
import { type Place } from './parts.ts';

const stanza = 'karngea';

export type Archive = {
  readonly archiveCommand: string;
  /** Makes the archive, by the primary. */
  create(): Promise<void>;
  /** Of all, or of what was changed since the last one, from this member's folder. Throws where it was broken off. */
  backUp(what?: 'full' | 'incr'): Promise<void>;
  /** Makes the database as it was at a moment, or as the archive has it last, in a folder that is empty. */
  restoreTo(folder: string, moment?: string): Promise<void>;
};

const program = promisify(execFile);

/** All members have one archive, as they would on another machine; each has its own folder. */
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
