/** Preview pictures of jobs for chats. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clientFolder: resolve('dist/client') });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
async function post(name: string, as: { token: string } | string = 'sokha') {
  const { body } = await server.ask('POST', '/job', { as, body: { ...posting, name } });
  return (body as { job_id: number }).job_id;
}

test("a job's picture is a PNG in the size chats expect, and revalidated until the job changes", async () => {
  const id = await post('អ្នកគ្រប់គ្រងភោជនីយដ្ឋាន');
  const { statusCode, headers: answered, rawPayload } = await get(`/preview/job-${id}.png`);
  expect([statusCode, answered['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await get(`/preview/job-${id}.png`, { 'if-none-match': String(answered.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  await server.db.updateTable('jobs').set({ salary: '$900' }).where('id', '=', id).execute();
  const changed = await get(`/preview/job-${id}.png`, { 'if-none-match': String(answered.etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.rawPayload.equals(rawPayload)).toBe(false);
});

test('the picture has the pay and the place of the card', async () => {
  const picture = async (changes: object) => {
    const body = { ...posting, name: 'Seller', ...changes };
    const { job_id } = (await server.ask('POST', '/job', { as: 'sokha', body })).body as { job_id: number };
    return (await get(`/preview/job-${job_id}.png`)).rawPayload;
  };
  const pay = { salary_min: 250, salary_max: 300, salary_currency: 'USD', salary_period: 'month' };
  const numbers = await picture({ salary: 'ask us', ...pay });
  expect(numbers.equals(await picture({ salary: '$250–300 / month' }))).toBe(true);
  const place = { location: 'Location unlimited', province: 'KH-12' };
  const province = await picture(place);
  expect(province.equals(await picture({ location: 'Phnom Penh' }))).toBe(true);
  expect(province.equals(await picture({ ...place, district: 'Svay Dangkum' }))).toBe(false);
});

test('pictures are drawn one at a time; a request beyond the queue gets 503 unless its picture is cached', async () => {
  const picture = (id: number) => get(`/preview/job-${id}.png`);
  const drawn = await picture(1);
  const ids = Array.from({ length: 60 }, (_, at) => at + 2);
  const asked = Promise.all(ids.map(picture));
  const meanwhile = await picture(1);
  expect(meanwhile.rawPayload.equals(drawn.rawPayload)).toBe(true);
  const answers = await asked;
  const refused = ids.filter((_, at) => answers[at]?.statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { statusCode, headers: sent } of answers.filter((answer) => answer.statusCode !== 200))
    expect([statusCode, sent['retry-after'], sent['cache-control']]).toEqual([503, '5', 'no-store']);
  expect((await picture(refused[0] ?? 0)).statusCode).toBe(200);
}, 60_000);

test('a client that requests forty pictures does not block other clients', async () => {
  const employer = await server.newcomer('employer');
  const ids = await Promise.all(Array.from({ length: 41 }, (_, turn) => post(`Unseen ${turn}`, employer)));
  const picture = (id: number | undefined, remoteAddress: string) =>
    server.app.inject({ url: `/preview/job-${id}.png`, remoteAddress });
  const flood = ids.slice(1).map((id) => picture(id, '203.0.113.80'));
  // The last to ask: if turns did not count per address, it would be refused like most of the forty.
  const other = await picture(ids[0], '203.0.113.81');
  expect(other.statusCode).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
}, 60_000);

test('the picture of a missing job is not found, and the answer is not cached', async () => {
  const { statusCode, headers: answered } = await get('/preview/job-999999.png');
  expect([statusCode, answered['cache-control']]).not.toContain('public, max-age=3600');
  expect(statusCode).toBe(404);
});
