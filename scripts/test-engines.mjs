// Runs a test project (api, faults) on the embedded database and on PostgreSQL. Of the API tests only the files in
// tests/postgres-tests.json run on both, unless NIGHTLY=1.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

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

/** @returns {Promise<boolean>} whether all tests passed */
function runOn(engine) {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...filesFor(engine)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TEST_ENGINE: engine, TEST_RUN: `${project}-${engine}` },
    },
  );
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`[${engine}] ${line}`));
  return new Promise((done) => child.on('close', (status) => done(status === 0)));
}

/** Faults wait more than they work, so both engines run at once; API tests fill both cores, and at night faults do. */
const atOnce = project === 'faults' && !nightly;
const passed = [];
if (atOnce) passed.push(...(await Promise.all(engines.map(runOn))));
else for (const engine of engines) passed.push(await runOn(engine));
if (!hasPostgres)
  console.warn(
    `${project} tests on postgres: NOT RUN, PostgreSQL is not installed (PG_BIN can name the folder of initdb)`,
  );
process.exit(passed.every(Boolean) ? 0 : 1);
