/** Starting and stopping the server as an operator does (product 12.1). */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freshSettings, runsCommonTests, testEngine } from '../support/engines.ts';
import { ask } from '../support/postgres-server.ts';
import { startProcess, type ServerProcess } from '../support/server-process.ts';

/** In tests the server logs nothing else. */
const warnings = { LOG_LEVEL: 'warn' };

const running: ServerProcess[] = [];
const leftovers: (() => Promise<void>)[] = [];

function start(environment: Record<string, string>): ServerProcess {
  const server = startProcess(environment);
  running.push(server);
  return server;
}
async function freshEnvironment(): Promise<Record<string, string>> {
  const { settings, remove } = await freshSettings();
  leftovers.push(remove);
  return 'url' in settings
    ? { DATABASE_URL: settings.url, PORT: '0' }
    : { DATA_DIR: settings.dataDir, PORT: '0' };
}
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal('SIGKILL');
    await server.exit;
  }
  for (const remove of leftovers.splice(0)) await remove();
});

/** Resolves once the server uses its database, long before it listens. */
async function isPreparing(environment: Record<string, string>): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = environment;
  if (url === undefined) {
    await expect.poll(() => existsSync(join(folder, 'database.lock')), { timeout: patience }).toBe(true);
    return;
  }
  const nodes = () =>
    ask(
      url,
      "select 1 from pg_stat_activity where application_name = 'karngea' and datname = current_database()",
    );
  await expect.poll(async () => (await nodes()).length, { timeout: patience }).toBeGreaterThan(0);
}

/** Eight processes are started one after the other, which takes time on a busy machine. */
const patience = 300_000;
const stops = async (server: ServerProcess, line: RegExp) => {
  expect(await server.exit).toBe(1);
  expect(server.errors().trim()).toMatch(line);
  expect(server.errors().trim().split('\n')).toHaveLength(1);
};
const statsAt = async (address: string | undefined): Promise<unknown> =>
  (await fetch(`${address}/api/stats`)).json();

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
  'an empty database is seeded once; a port in use is reported in one line; a stop loses nothing',
  async () => {
    const environment = { ...(await freshEnvironment()), ...warnings };
    const first = start(environment);
    const address = (await first.address) ?? '';
    expect(await statsAt(address)).toMatchObject({ jobs: 177 });
    expect(first.out()).toContain('dara (employee), sokha (employer), password karngea-demo');
    expect(first.out()).toContain(
      'Demonstration with invented people and jobs (only this machine can reach it)',
    );
    expect(first.out()).not.toMatch(/PUBLIC_URL|SITE_OWNER/);

    const { port } = new URL(address);
    const samePort = { ...(await freshEnvironment()), PORT: port, DEMO_DATA: '0' };
    await stops(
      start(samePort),
      new RegExp(`^Karngea cannot run: Port ${port} on 127\\.0\\.0\\.1 is in use;`),
    );
    const second = start(environment);
    if ('DATABASE_URL' in environment) expect(await second.address).toBeDefined();
    else await stops(second, /^Karngea cannot run: The data folder .* is in use/);

    const before = (await statsAt(address)) as { employee: number };
    expect(await registerAround(address, () => first.signal('SIGTERM'))).toBe(201);
    expect(await first.exit).toBe(0);
    expect(await statsAt(await start(environment).address)).toMatchObject({
      jobs: 177,
      employee: before.employee + 1,
    });
  },
  patience,
);

test.runIf(testEngine === 'pglite')(
  'a new database is readable by its owner only',
  async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'karngea-private-')), 'data');
    leftovers.push(async () => rmSync(dirname(dataDir), { recursive: true }));
    await start({ DATA_DIR: dataDir, PORT: '0', DEMO_DATA: '0' }).address;
    const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const open = entries.filter(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o077);
    // The engine rewrites its catalogue cache files at each start; they contain no rows.
    expect(open.filter(({ name }) => name !== 'pg_internal.init')).toEqual([]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  },
  patience,
);

test(
  'a signal during the start ends it at once with 0, and the next start works',
  async () => {
    const environment = await freshEnvironment();
    const first = start(environment);
    await isPreparing(environment);
    first.signal('SIGTERM');
    expect([await first.exit, first.errors()]).toEqual([0, '']);
    expect(await statsAt(await start(environment).address)).toMatchObject({ jobs: 177 });
  },
  patience,
);

test.runIf(runsCommonTests)(
  'in production the database stays empty, no account is named, and missing settings are reported in a line each; SIGINT ends with 0',
  async () => {
    const production = { ...(await freshEnvironment()), ...warnings, NODE_ENV: 'production' };
    const server = start(production);
    expect(await statsAt(await server.address)).toEqual({ jobs: 0, employee: 0, employer: 0 });
    expect(server.out()).not.toContain('dara');
    for (const missing of ['PUBLIC_URL', 'set SITE_OWNER, and SITE_EMAIL or SITE_PHONE or SITE_TELEGRAM'])
      expect(server.out().match(new RegExp(`^.*${missing}.*$`, 'gm'))).toEqual([
        expect.stringContaining('"level":40'),
      ]);
    expect(server.out()).toContain('Real board (NODE_ENV is production)\n');
    server.signal('SIGINT');
    expect(await server.exit).toBe(0);
    const named = start({
      ...production,
      PUBLIC_URL: 'https://karngea.example',
      SITE_OWNER: 'Kampot Jobs',
      SITE_TELEGRAM: 'kampot_jobs',
    });
    expect(await named.address).toBeDefined();
    expect(named.out()).not.toMatch(/PUBLIC_URL|SITE_OWNER/);
  },
  patience,
);
