// Runs a kind of test (api, faults) on the embedded database and on PostgreSQL, one after the other; `--soak MINUTES` is for faults.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const noted = 'node_modules/.cache/karngea/postgres';
const hasPostgres =
  Boolean(process.env.PG_BIN) || (existsSync(noted) && readFileSync(noted, 'utf8').trim() !== '');
const engines = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

const [project = 'api', ...given] = process.argv.slice(2);
const soakAt = given.indexOf('--soak');
const soak = soakAt === -1 ? {} : { SOAK_MINUTES: given.splice(soakAt, 2)[1] ?? '' };

let failed = 0;
for (const engine of engines) {
  console.log(`\n${project} tests on ${engine}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...given],
    {
      stdio: 'inherit',
      env: { ...process.env, ...soak, TEST_ENGINE: engine, TEST_RUN: `${project}-${engine}` },
    },
  );
  if (status !== 0) failed += 1;
}
if (!hasPostgres)
  console.warn(
    `${project} tests on postgres: NOT RUN, PostgreSQL is not installed (PG_BIN can name the folder of initdb)`,
  );
process.exit(failed === 0 ? 0 : 1);
