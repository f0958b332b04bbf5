/** Logos (product 3.14, 7.15): which uploads are accepted, and how they are served. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallPicturePath } from '#contract/company-fields.ts';
import { type OwnCompany } from '#contract/companies.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { odd, otherFiles, page, unreadable } from '../support/hostile-pictures.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await server.newcomer('employer');
});
afterAll(() => server.close());

async function send(payload: Buffer, type = 'image/png', as = person) {
  const headers = { authorization: `BEARER ${as.token}`, ...(type === '' ? {} : { 'content-type': type }) };
  const answer = await server.app.inject({ method: 'PUT', url: '/api/company/mine/logo', headers, payload });
  return { status: answer.statusCode, body: answer.json<OwnCompany & { message: string }>() };
}
const get = (path: string) => server.app.inject({ url: path });
const square = (colour: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Does the work. @returns its result, and how many bytes the process grew meanwhile */
async function growthOf<Result>(work: () => Promise<Result>): Promise<{ growth: number; result: Result }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  const result = await work();
  clearInterval(watch);
  return { growth: most - before, result };
}
const mostGrowth = 100_000_000;

describe('accepted is', () => {
  test.each(Object.entries(odd))('%s: small, square and clean, within 100 MB', async (_name, bytes) => {
    const { growth, result } = await growthOf(() => send(bytes));
    expect(growth).toBeLessThan(mostGrowth);
    const { status, body } = result;
    expect(status).toBe(200);
    expect(body.logo).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
    const { rawPayload } = await get(body.logo ?? '');
    const { format, width, height, exif, icc, xmp, iptc, pages, orientation } =
      await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
    expect({ exif, icc, xmp, iptc, pages, orientation }).toEqual({});
    expect(rawPayload.includes(page)).toBe(false);
    const small = await get(smallPicturePath(body.logo ?? ''));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  test('a picture by its bytes, whatever picture type is declared', async () =>
    expect((await send(await square('red'), 'image/jpeg')).status).toBe(200));

  test('the first frame of an animation', async () => {
    const { body } = await send(odd['webp with three frames'] ?? Buffer.alloc(0), 'image/webp');
    const [red = 0, green = 255] = await sharp((await get(body.logo ?? '')).rawPayload)
      .raw()
      .toBuffer();
    expect([red > 200, green < 60]).toEqual([true, true]);
  });
});

describe('refused is', () => {
  test.each(Object.entries(unreadable))('%s with 422, within 100 MB', async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(1_048_576);
    const { growth, result } = await growthOf(() => send(bytes));
    expect(growth).toBeLessThan(mostGrowth);
    expect(result).toMatchObject({ status: 422, body: { code: 'bad_picture' } });
  });
  test.each(Object.entries(otherFiles))('%s with 415', async (name, bytes) =>
    expect(await send(bytes, name === 'svg' ? 'image/svg+xml' : 'image/png')).toMatchObject({
      status: 415,
      body: { code: 'not_picture' },
    }),
  );
  test.each(['application/json', 'text/plain', ''])('a body of type "%s" with 415', async (type) =>
    expect((await send(Buffer.from('{}'), type)).status).toBe(415),
  );
  test('more than 1 MiB with 413, of any type, but not exactly 1 MiB', async () => {
    for (const type of ['image/png', 'text/plain'])
      expect((await send(Buffer.alloc(1_048_577), type)).status).toBe(413);
    const most = Buffer.concat([await square('blue'), Buffer.alloc(1_048_576)]).subarray(0, 1_048_576);
    expect((await send(most)).status).toBe(200);
  });
  test('a picture sent to any other call with 415', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/company/mine',
      headers: { authorization: `BEARER ${person.token}`, 'content-type': 'image/png' },
      payload: await square('red'),
    });
    expect(answer.statusCode).toBe(415);
  });
});

test('concurrent ones are decoded one after the other within 100 MB, and beyond the queue get Retry-After', async () => {
  const large = odd['jpeg of 24 million pixels'] ?? Buffer.alloc(0);
  const statuses: number[] = [];
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 5);
  const { growth } = await growthOf(() =>
    Promise.all(Array.from({ length: 16 }, async () => statuses.push((await send(large)).status))),
  );
  clearInterval(watch);
  // Memory would not show it: this picture is read line by line.
  expect(most).toBe(1);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(growth).toBeLessThan(mostGrowth);
});

describe('a picture', () => {
  test('is public, cached forever, and cannot run anything', async () => {
    const { body } = await send(await square('green'));
    const { statusCode, headers } = await get(body.logo ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('that does not exist is not found', async () => {
    for (const name of ['0'.repeat(64), 'x', '..%2f..%2fpackage.json'])
      expect((await get(`/pictures/${name}.webp`)).statusCode).toBe(404);
  });

  test('can be removed, and is deleted once no company uses it', async () => {
    const other = await server.newcomer('employer');
    const mine = (await send(await square('plum'))).body.logo ?? '';
    expect((await send(await square('plum'), 'image/png', other)).body.logo).toBe(mine);
    const stored = async () => {
      server.later({ hours: 2 });
      await runHousekeeping({
        ...server,
        log: { warn: () => expect.unreachable() },
        keepApplicationsMonths: 12,
      });
      const rows = await server.db.selectFrom('pictures').select('hash').execute();
      return rows.some(({ hash }) => mine.includes(hash));
    };
    const remove = (as: Person) => server.ask('POST', '/company/mine/removeLogo', { as });
    expect((await remove(person)).body).toMatchObject({ logo: null });
    expect(await stored()).toBe(true);
    await remove(other);
    expect(await stored()).toBe(false);
  });
});

test('logos have a rate limit of their own', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const { token } = await limited.newcomer('employer');
  const answers: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const { statusCode } = await limited.app.inject({
      method: 'PUT',
      url: '/api/company/mine/logo',
      headers: { authorization: `BEARER ${token}`, 'content-type': 'image/png' },
      payload: Buffer.alloc(1),
    });
    answers.push(statusCode);
  }
  expect(answers).toEqual([...Array<number>(20).fill(415), 429]);
  await limited.close();
});

test('a new logo ends the verification, and deleting it does not', async () => {
  const owner = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', { as: owner, body: { name: 'Krama House' } });
  const verify = () =>
    server.db
      .updateTable('companies')
      .set({ verification: 'verified', verified_since: server.clock() })
      .where('user_id', '=', owner.user_id)
      .execute();
  await verify();
  expect((await send(await square('red'), 'image/png', owner)).body).toMatchObject({ verification: 'none' });
  await verify();
  expect((await server.ask('POST', '/company/mine/removeLogo', { as: owner })).body).toMatchObject({
    verification: 'verified',
  });
});
