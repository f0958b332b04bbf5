/** Starting and stopping the server as an operator does (product 12.1). */
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Stats } from '#contract/site.ts';
import { type DatabaseSettings, openDatabase } from '#server/database/connect.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { countAll } from '#server/site/site-routes.ts';
import { freshSettings, runsCommonTests } from '../support/engines.ts';
import { ask } from '../support/postgres-server.ts';
import { startProcess, type ServerProcess } from '../support/server-process.ts';

/** In tests the server logs nothing else. */
const warnings = { LOG_LEVEL: 'warn' };
const production = { ...warnings, NODE_ENV: 'production' };
const named = {
  PUBLIC_URL: 'https://karngea.example',
  SITE_OWNER: 'Kampot Jobs',
  SITE_TELEGRAM: 'kampot_jobs',
};

const running: ServerProcess[] = [];
const leftovers: (() => Promise<void>)[] = [];

function start(environment: Record<string, string>): ServerProcess {
  const server = startProcess(environment);
  running.push(server);
  return server;
}
/** `blank` has no tables, and on the embedded engine not even a folder. */
async function newDatabase(
  content: 'blank' | 'empty',
): Promise<{ settings: DatabaseSettings; environment: Record<string, string> }> {
  const { settings, remove } = await freshSettings(content);
  leftovers.push(remove);
  if ('url' in settings) return { settings, environment: { DATABASE_URL: settings.url, PORT: '0' } };
  const dataDir = content === 'blank' ? join(settings.dataDir, 'data') : settings.dataDir;
  return { settings: { ...settings, dataDir }, environment: { DATA_DIR: dataDir, PORT: '0' } };
}
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal('SIGKILL');
    await server.exit;
  }
  for (const remove of leftovers.splice(0)) await remove();
});

/** Resolves once the server uses its database, long before it listens. */
async function isPreparing(settings: DatabaseSettings): Promise<void> {
  if ('dataDir' in settings) {
    const lock = join(settings.dataDir, 'database.lock');
    await expect.poll(() => existsSync(lock), { timeout: patience }).toBe(true);
    return;
  }
  const { url } = settings;
  const nodes = () =>
    ask(
      url,
      "select 1 from pg_stat_activity where application_name = 'karngea' and datname = current_database()",
    );
  await expect.poll(async () => (await nodes()).length, { timeout: patience }).toBeGreaterThan(0);
}

/** Processes are started one after the other, which takes time on a busy machine. */
const patience = 300_000;
const stops = async (server: ServerProcess, line: RegExp) => {
  expect(await server.exit).toBe(1);
  expect(server.errors().trim()).toMatch(line);
  expect(server.errors().trim().split('\n')).toHaveLength(1);
};
const statsAt = async (address: string): Promise<Stats> =>
  (await (await fetch(`${address}/api/stats`)).json()) as Stats;

/** Everything in the folder is readable by its owner only. */
function expectPrivate(dataDir: string): void {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const open = entries.filter(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o077);
  // The engine rewrites its catalogue cache files at each start; they contain no rows.
  expect(open.filter(({ name }) => name !== 'pg_internal.init')).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
}

/** Registers a user; the server has the headers of the call when `meanwhile` runs, and gets its body afterwards. */
function registerAround(address: string, meanwhile: () => void): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    call.on('continue', () => {
      meanwhile();
      setTimeout(
        () => call.end(JSON.stringify({ name: 'last in', password: 'karngea-demo', accType: 'employee' })),
        300,
      );
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.flushHeaders();
  });
}

test.runIf(runsCommonTests)(
  'an invalid setting stops the start with one clear line',
  () =>
    stops(
      start({ PORT: 'abc' }),
      /^Karngea cannot run: PORT must be a whole number from 0 to 65535, but is "abc"\.$/,
    ),
  patience,
);

test(
  'a start that was interrupted is repeated: a new database is seeded once, its files are private, and a stop loses nothing',
  async () => {
    const { environment, settings } = await newDatabase('blank');
    const interrupted = start(environment);
    await isPreparing(settings);
    interrupted.signal('SIGTERM');
    expect([await interrupted.exit, interrupted.errors()]).toEqual([0, '']);

    const first = start({ ...environment, ...warnings });
    const address = (await first.address) ?? first.errors();
    const before = await statsAt(address);
    expect(before).toMatchObject({ jobs: 177 });
    expect(first.out()).toContain('dara (employee), sokha (employer), password karngea-demo');
    expect(first.out()).toContain(
      'Demonstration with invented people and jobs (only this machine can reach it)',
    );
    expect(first.out()).not.toMatch(/PUBLIC_URL|SITE_OWNER/);
    if ('dataDir' in settings) {
      expectPrivate(settings.dataDir);
      await stops(start(environment), /^Karngea cannot run: The data folder .* is in use/);
    }

    expect(await registerAround(address, () => first.signal('SIGTERM'))).toBe(201);
    expect(await first.exit).toBe(0);
    // What a start does with its database, without the rest of the server.
    const database = await prepareDatabase(settings, { demoData: true, clock: () => new Date() });
    const after = await countAll(database.db);
    await database.close();
    expect(after).toEqual({ ...before, employee: before.employee + 1 });

    const real = start({ ...environment, ...production, ...named });
    expect(await statsAt((await real.address) ?? real.errors())).toEqual({
      jobs: 0,
      employee: 1,
      employer: 0,
    });
    expect(real.out()).not.toMatch(/dara|PUBLIC_URL|SITE_OWNER/);
    expect(real.out()).toContain('Real board (NODE_ENV is production)\n');
    real.signal('SIGINT');
    expect(await real.exit).toBe(0);
  },
  patience,
);

test(
  'in production the database stays empty, and missing settings and a port in use are reported in a line each',
  async () => {
    const { environment, settings } = await newDatabase('empty');
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ ...environment, ...production, PORT: `${port}` });
    await stops(server, new RegExp(`^Karngea cannot run: Port ${port} on 127\\.0\\.0\\.1 is in use;`));
    other.close();
    for (const missing of ['PUBLIC_URL', 'set SITE_OWNER, and SITE_EMAIL or SITE_PHONE or SITE_TELEGRAM'])
      expect(server.out().match(new RegExp(`^.*${missing}.*$`, 'gm'))).toEqual([
        expect.stringContaining('"level":40'),
      ]);
    const { db, close } = await openDatabase(settings);
    expect(await countAll(db)).toEqual({ jobs: 0, employee: 0, employer: 0 });
    await close();
  },
  patience,
);
