// Runs the API tests on the embedded database and on PostgreSQL, one after the other.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const noted = 'node_modules/.cache/karngea/postgres';
const hasPostgres =
  Boolean(process.env.PG_BIN) || (existsSync(noted) && readFileSync(noted, 'utf8').trim() !== '');
const engines = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

let failed = 0;
for (const engine of engines) {
  console.log(`\nAPI tests on ${engine}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, TEST_ENGINE: engine } },
  );
  if (status !== 0) failed += 1;
}
if (!hasPostgres)
  console.warn(
    'API tests on postgres: NOT RUN, PostgreSQL is not installed (PG_BIN can name the folder of initdb)',
  );
process.exit(failed === 0 ? 0 : 1);
