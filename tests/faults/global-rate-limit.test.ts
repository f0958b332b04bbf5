/** Far too many calls: refused with 429 and Retry-After, in bounded memory. */
import autocannon from 'autocannon';
import { afterEach, expect, test } from 'vitest';
import { globalRule } from '#server/http/limits/rules.ts';
import { freshSettings } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { call } from '../support/http-client.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function startNode(environment: Record<string, string>): Promise<string> {
  const { settings, remove } = await freshSettings();
  undo.push(remove);
  const server: ServerProcess = startProcess({
    ...('url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir }),
    PORT: '0',
    METRICS: 'on',
    ...environment,
  });
  undo.push(async () => {
    server.signal('SIGKILL');
    await server.exit;
  });
  return (await server.address) ?? server.errors();
}

/** Resident memory in megabytes, as the server itself reports it. */
async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2;
}

/** Far above what counting takes (a few), far below what retaining each call would take. */
const mostGrowth = 200;
const patience = 120_000;

test('a flood from one address is stopped at the limit, with Retry-After', async () => {
  const address = await startNode({});
  const calls = 4 * globalRule.points;
  const before = await memoryOf(address);
  const flood = await autocannon({ url: `${address}/api/stats`, connections: 50, amount: calls });
  const growth = Math.round((await memoryOf(address)) - before);
  const { '2xx': served, '4xx': refused } = flood;
  // More than one window on a slow machine, but never a refusal for another reason.
  expect([served + refused, flood['5xx'], flood.errors]).toEqual([calls, 0, 0]);
  expect(served).toBeGreaterThanOrEqual(globalRule.points);
  expect(refused).toBeGreaterThan(0);
  await expect
    .poll(
      async () => {
        const { status, retryAfter } = await call(address, 'GET', '/stats');
        return status === 429 && Number(retryAfter) > 0 && Number(retryAfter) <= globalRule.duration;
      },
      { timeout: patience, interval: 0 },
    )
    .toBe(true);
  expect(growth).toBeLessThan(mostGrowth);
  figure('flood from one address', { calls, served, refused, 'memory growth MB': growth });
});

test('a flood from always new addresses leaves the memory bounded and the server responding', async () => {
  const address = await startNode({ TRUST_PROXY: 'on' });
  let turn = 0;
  const calls = 25_000;
  const before = await memoryOf(address);
  const flood = await autocannon({
    url: `${address}/api/stats`,
    connections: 50,
    amount: calls,
    requests: [
      {
        setupRequest: (request) => {
          turn += 1;
          const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
          return { ...request, headers: { ...request.headers, 'x-forwarded-for': from } };
        },
      },
    ],
  });
  const growth = Math.round((await memoryOf(address)) - before);
  expect([flood['2xx'], flood.errors]).toEqual([calls, 0]);
  expect((await call(address, 'GET', '/health')).body).toEqual({ status: 'ok', database: 'up' });
  expect(growth).toBeLessThan(mostGrowth);
  figure('flood from new addresses', { calls, 'memory growth MB': growth });
});
