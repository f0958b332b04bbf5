// Runs a test project (api, faults) on the embedded database and on PostgreSQL, one after the other. Of the API tests only
// the files in tests/postgres-tests.json run on both, unless NIGHTLY=1.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const noted = 'node_modules/.cache/karngea/postgres';
const hasPostgres =
  Boolean(process.env.PG_BIN) || (existsSync(noted) && readFileSync(noted, 'utf8').trim() !== '');
const engines = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];
const nightly = process.env.NIGHTLY === '1';

const [project = 'api', ...given] = process.argv.slice(2);

/** Files for Vitest to run: the given ones, or those that concern this engine. */
function filesFor(engine) {
  if (given.length > 0 || project !== 'api' || engine !== 'postgres' || nightly) return given;
  const listed = JSON.parse(readFileSync('tests/postgres-tests.json', 'utf8'));
  return Object.keys(listed).map((file) => `tests/api/${file}`);
}

let failed = 0;
for (const engine of engines) {
  console.log(`\n${project} tests on ${engine}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...filesFor(engine)],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_ENGINE: engine, TEST_RUN: `${project}-${engine}` },
    },
  );
  if (status !== 0) failed += 1;
}
if (!hasPostgres)
  console.warn(
    `${project} tests on postgres: NOT RUN, PostgreSQL is not installed (PG_BIN can name the folder of initdb)`,
  );
process.exit(failed === 0 ? 0 : 1);
