/** The server's metrics, as a scrape of /metrics shows them after known traffic. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dailyCaps, rules } from '#server/http/limits/rules.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({
    background: true,
    settings: { metrics: true, pushInsecure: true, rateLimit: true },
  });
});
afterAll(async () => {
  await server.close();
  service.close();
});

const patience = { timeout: 15_000 };
/** Each line of a scrape, without its labels' quotes: `name{label=value}`. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const { text } = await server.ask('GET', '/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('karngea_'));
  return new Map(
    lines.map((line) => [
      line.replace(/ \S+$/, '').replaceAll('"', ''),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
}
/** How much metrics with this prefix have grown since the first call: other servers of this process count, too. */
async function growth(): Promise<(beginning: string, end?: string) => Promise<number>> {
  const sum = (numbers: ReadonlyMap<string, number>, beginning: string, end: string) =>
    [...numbers]
      .filter(([name]) => name.startsWith(beginning) && name.endsWith(end))
      .reduce((total, [, number]) => total + number, 0);
  const before = await scrape();
  return async (beginning, end = '') => sum(await scrape(), beginning, end) - sum(before, beginning, end);
}

test('a cached list is loaded once and read twice, by one statement that waits for its connection', async () => {
  const grown = await growth();
  for (const _ of [1, 2, 3]) await server.ask('GET', '/job/get?page=0&keyword=secret');
  expect(await grown('karngea_cache_total{cache=lists,result=miss}')).toBe(1);
  expect(await grown('karngea_cache_total{cache=lists,result=hit}')).toBe(2);
  expect(await grown('karngea_statement_seconds_count{', 'statement=select jobs}')).toBeGreaterThan(0);
  expect(await grown('karngea_connection_wait_seconds_count{')).toBeGreaterThan(0);
  expect([...(await scrape()).keys()].join('\n')).not.toContain('secret');
});

test('rate-limited calls are counted by rule, and every rule is there from the start', async () => {
  const grown = await growth();
  const ask = (name: string) =>
    server.ask('POST', '/auth/register', {
      body: { name, password: 'a long one for nobody', accType: 'employee' },
      from: '203.0.113.9',
    });
  const { points } = rules.registerByNameAndAddress;
  for (let turn = 0; turn < points; turn += 1) await ask('dara');
  expect((await ask('dara')).status).toBe(429);
  expect(await grown('karngea_refused_total{rule=registerByNameAndAddress}')).toBe(1);
  expect(await grown('karngea_refused_total')).toBe(1);
  const names = [...(await scrape()).keys()].filter((name) => name.startsWith('karngea_refused_total'));
  const all = [...Object.keys(rules), ...Object.keys(dailyCaps), 'everything'];
  expect(names.sort()).toEqual(all.map((rule) => `karngea_refused_total{rule=${rule}}`).sort());
});

test('pushes are counted by result, and the runs that sent them by how they ended', async () => {
  const grown = await growth();
  const person = await server.newcomer('employee');
  const subscribe = () =>
    server.ask('POST', '/push/subscribe', { as: person, body: { ...service.subscribe(), lang: 'eng' } });
  for (const _ of [1, 2, 3]) expect((await subscribe()).status).toBe(201);
  service.answers.push({ status: 410 }, { status: 500 });
  const about = { job_id: 7, job_name: 'Cook', application_id: 12, person: 'Vanna' };
  await addNotices(server.db, [{ user_id: person.user_id, kind: 'message', event: 'once', ...about }]);
  await expect.poll(() => grown('karngea_task_seconds_count{kind=push'), patience).toBe(3);
  for (const outcome of ['taken', 'gone', 'refused'])
    expect(await grown(`karngea_sent_seconds_count{to=push,outcome=${outcome}}`), outcome).toBe(1);
  expect(await grown('karngea_task_seconds_count{kind=push,outcome=done}')).toBe(2);
  expect(await grown('karngea_task_seconds_count{kind=push,outcome=again}')).toBe(1);
  expect((await scrape()).get('karngea_tasks{kind=push,state=waiting}')).toBe(1);
});
