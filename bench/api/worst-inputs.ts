/** Ten callers at one address send the slowest inputs to every public call: how long others wait for health and the list. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Endpoint } from '#contract/endpoint.ts';
import { shortTexts } from '#search/hostile-texts.test-data.ts';
import { endpoints } from '../../tests/support/endpoints.ts';
import { createPostgresServer } from '../../tests/support/postgres-server.ts';
import { startProcess } from '../../tests/support/server-process.ts';
import { bundlePrograms } from '../../tests/support/server-programs.ts';
import { keepOn, Tally } from './attack.ts';

const attackers = 10;
const readers = 5;
const aloneMs = 4_000;
const targetsMs = { health: 100, list: 1_000 };

/** Different each turn, so that nothing is cached. */
const textOf = (turn: number): string => {
  const text = shortTexts[turn % shortTexts.length] ?? '';
  return `${text.slice(0, 196)} ${turn.toString(36)}`;
};
const number = (turn: number): number => 1 + ((turn * 7_919) % 900_000);

type Input = { readonly query?: Record<string, string>; readonly body?: object };
const password = 'a long password that is wrong';

const worst: Readonly<Record<string, (text: string, turn: number) => Input>> = {
  'GET /job/get': (keyword, turn) => ({ query: { keyword, sort: 'Relevance', page: String(turn % 3) } }),
  'GET /job/suggest': (text) => ({ query: { text, lang: 'kh' } }),
  'GET /job/instead': (keyword) => ({
    query: { keyword, province: 'KH-12', salary_from: '100', level: 'Senior' },
  }),
  'POST /auth/login': (text) => ({ body: { name: text.slice(0, 90), password } }),
  'POST /auth/register': (text) => ({
    body: { name: text.slice(0, 90), password, accType: 'employer' },
  }),
  'POST /auth/recover': (text) => ({ body: { name: text.slice(0, 90), code: text.slice(0, 40), password } }),
  'POST /auth/recoverByPhone': (text) => ({ body: { name: text.slice(0, 90) } }),
  'POST /message': (text) => ({ body: { name: text, email: `${text}@a.aa`, text: text.repeat(49) } }),
  'POST /report': (text, turn) => ({ body: { job_id: number(turn), reason: 'other', text: text.repeat(9) } }),
  'POST /cv/shared': (token) => ({ body: { token } }),
  'POST /auth/passkey/login': (text) => ({ body: { challenge: text, response: { id: text.repeat(30) } } }),
};

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const calls = endpoints.filter(
  ({ access, path }) => access === 'anyone' && path !== '/health' && path !== '/ready',
);

function attack(address: string, until: AbortSignal): [Map<string, Tally>, Promise<void>[]] {
  const tallies = new Map(calls.map((call) => [nameOf(call), new Tally()]));
  const callers = Array.from({ length: attackers }, (_, who) =>
    keepOn(until, async (turn) => {
      const call = calls[(turn + who) % calls.length];
      if (call === undefined) return;
      const unique = turn * attackers + who;
      const { query = {}, body } = worst[nameOf(call)]?.(textOf(unique), unique) ?? {};
      const path = call.path.replace(/:\w+/, String(number(unique)));
      const url = `/api${path}?${new URLSearchParams(query).toString()}`;
      const init = call.method === 'GET' ? {} : { method: call.method, body: JSON.stringify(body ?? {}) };
      await tallies.get(nameOf(call))?.call(address, url, '10.9.0.1', init);
    }),
  );
  return [tallies, callers];
}

/** The first search builds the dictionary, which takes a second. */
async function warmUp(address: string): Promise<void> {
  for (const call of ['get', 'suggest', 'instead'])
    await fetch(`${address}/api/job/${call}?keyword=sewwing%20neakbokbor&text=se`);
}

/** Resolves with the p99 of health and list when the time is over. */
async function readOthers(address: string, name: string, until: AbortSignal): Promise<[number, number]> {
  const [health, list] = [new Tally(), new Tally()];
  await Promise.all([
    keepOn(until, async () => {
      await health.call(address, '/api/health', '10.2.0.1');
      await setTimeout(50);
    }),
    ...Array.from({ length: readers }, (_, who) =>
      keepOn(until, async () => {
        await list.call(address, '/api/job/get?page=0', `10.1.0.${who + 1}`);
        await setTimeout(200);
      }),
    ),
  ]);
  return [health.print(`${name}: health`), list.print(`${name}: list`)];
}

async function measure(address: string, seconds: number): Promise<boolean> {
  await warmUp(address);
  console.log(`${''.padEnd(28)}    p50    p99    max   answers in ${seconds} s`);
  // What the machine takes without the attack.
  await readOthers(address, 'before', AbortSignal.timeout(aloneMs));
  const until = AbortSignal.timeout(seconds * 1_000);
  const [tallies, callers] = attack(address, until);
  const [[healthMs, listMs]] = await Promise.all([readOthers(address, 'others', until), ...callers]);
  for (const [name, tally] of tallies) tally.print(name);
  const isMet = healthMs <= targetsMs.health && listMs <= targetsMs.list;
  console.log(
    `targets: p99 of health ≤ ${targetsMs.health} ms, of the list ≤ ${targetsMs.list} ms: ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

async function run(environment: Record<string, string>, seconds: number): Promise<void> {
  const server = startProcess({
    RATE_LIMIT: '1',
    TRUST_PROXY: 'on',
    PORT: '0',
    DEMO_DATA: '1',
    ...environment,
  });
  const address = await server.address;
  if (address === undefined) throw new Error(`the server did not start: ${server.errors()}`);
  const isMet = await measure(address, seconds).finally(() => server.signal('SIGTERM'));
  await server.exit;
  if (!isMet) process.exitCode = 1;
}

/** With rate limits on, in a separate process, with the demonstration's jobs. */
export async function benchWorstInputs(
  seconds: number,
  chosen: readonly ('postgres' | 'embedded')[],
): Promise<void> {
  await bundlePrograms();
  if (chosen.includes('embedded')) {
    console.log('\nEmbedded');
    const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
    await run({ DATABASE_URL: '', DATA_DIR: join(folder, 'db') }, seconds);
    rmSync(folder, { recursive: true, force: true });
  }
  if (chosen.includes('postgres')) {
    console.log('\nPostgreSQL');
    const database = await createPostgresServer();
    try {
      await run({ DATABASE_URL: database.url('postgres') }, seconds);
    } finally {
      await database.remove();
    }
  }
}
