/** Runs a command (`npm run operator` and others) as administrators do, on a test's database. */
import { spawnSync } from 'node:child_process';
import { type DatabaseSettings } from '#server/database/connect.ts';
import { programPath } from './server-programs.ts';

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

export function runCommand(
  name: 'operator' | 'migrate' | 'import',
  settings: DatabaseSettings,
  ...words: readonly string[]
): Ended {
  const { DATABASE_URL: _theirs, ...others } = process.env;
  const where = 'url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir };
  // A command lives for a second; compiling the embedded database with optimizations would take longer.
  const program = ['--liftoff-only', programPath(name)];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...words], {
    env: { ...others, ...where },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
