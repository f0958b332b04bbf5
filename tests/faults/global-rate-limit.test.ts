/** Far too many calls: refused with 429 and Retry-After, in bounded memory. */
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalRule } from '#server/http/limits/rules.ts';
import { freshSettings } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { call } from '../support/http-client.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

let server: ServerProcess;
let address: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshSettings();
  ({ remove } = fresh);
  server = startProcess({
    ...('url' in fresh.settings
      ? { DATABASE_URL: fresh.settings.url }
      : { DATA_DIR: fresh.settings.dataDir }),
    PORT: '0',
    METRICS: 'on',
    TRUST_PROXY: 'on',
  });
  address = (await server.address) ?? server.errors();
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.exit;
  await remove();
});

/** Resident memory in megabytes, as the server itself reports it. */
async function memoryOf(): Promise<number> {
  const text = await (await fetch(`${address}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2;
}

/** Far above what counting takes (a few), far below what retaining each call would take. */
const mostGrowth = 100;
const patience = 120_000;

test('a flood from always new addresses leaves the memory bounded and the server responding', async () => {
  let turn = 0;
  // More addresses than the limit remembers.
  const calls = 12_000;
  const before = await memoryOf();
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
  const growth = Math.round((await memoryOf()) - before);
  expect([flood['2xx'], flood.errors]).toEqual([calls, 0]);
  // From an address that the next test does not count.
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  expect((await call(address, 'GET', '/health', { headers })).body).toEqual({ status: 'ok', database: 'up' });
  expect(growth).toBeLessThan(mostGrowth);
  figure('flood from new addresses', { calls, 'memory growth MB': growth });
});

test('a flood from one address is stopped at the limit, with Retry-After', async () => {
  const calls = 2 * globalRule.points;
  const before = await memoryOf();
  const flood = await autocannon({ url: `${address}/api/stats`, connections: 50, amount: calls });
  const growth = Math.round((await memoryOf()) - before);
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
