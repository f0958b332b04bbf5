/** pgBackRest: whole backups of a cluster, and its log since, out of which the database of any moment can be made. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ordinaryUser } from '../postgres-server.ts';
import { type Place } from './parts.ts';

const stanza = 'karngea';

export type Archive = {
  readonly archiveCommand: string;
  /** Makes the archive, by the primary. */
  create(): void;
  /** A whole backup, from this member's folder. */
  backUp(): void;
  /** Makes the database as it was at a moment, in a folder that is empty. */
  restoreTo(folder: string, moment: string): void;
};

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
  const run = (config: string, ...args: string[]) => {
    const how = { ...ordinaryUser(), cwd: place.folder, encoding: 'utf8' } as const;
    const done = spawnSync('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, ...args], how);
    if (done.status !== 0) throw new Error(`pgbackrest ${args.join(' ')}: ${done.stdout}${done.stderr}`);
  };
  return {
    archiveCommand: `pgbackrest --config=${file} --stanza=${stanza} archive-push %p`,
    create: () => run(file, 'stanza-create'),
    backUp: () => run(file, 'backup', '--type=full'),
    restoreTo(folder, moment) {
      const config = place.write(`pgbackrest-restored-${member}.conf`, configuration(folder));
      run(config, 'restore', '--type=time', `--target=${moment}`, '--target-action=promote');
    },
  };
}
