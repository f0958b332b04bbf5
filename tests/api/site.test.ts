/** The site as a whole (product 7.10): counts, messages to the team, liveness and readiness. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lengths } from '#contract/limits.ts';
import { testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the counts', () => {
  test('are of all jobs, Hiring and Closed, and of each account type', async () => {
    const { jobs, users } = {
      jobs: await server.db.selectFrom('jobs').select('status').execute(),
      users: await server.db.selectFrom('users').select('acc_type').execute(),
    };
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['Hiring', 'Closed']));
    const having = (type: string) => users.filter(({ acc_type }) => acc_type === type).length;
    expect(await server.ask('GET', '/stats')).toMatchObject({
      status: 200,
      body: { jobs: jobs.length, employee: having('employee'), employer: having('employer') },
    });
  });
  test('include a new job at once', async () => {
    const before = (await server.ask('GET', '/stats')).body as { jobs: number };
    await server.ask('POST', '/job', { as: 'sokha', body: posting });
    expect((await server.ask('GET', '/stats')).body).toMatchObject({ jobs: before.jobs + 1 });
  });
});

test('the site says for how many months copies of CVs are stored, as configured', async () => {
  const other = await startServer({ isEmpty: true, settings: { keepApplicationsMonths: 7 } });
  expect(await other.ask('GET', '/site')).toMatchObject({
    status: 200,
    body: { keep_applications_months: 7 },
  });
  await other.close();
});

test('replies of every kind declare their type, demand https, and cannot be framed or run anything', async () => {
  const settings = { metrics: true, publicUrl: 'https://jobs.example' };
  const other = await startServer({ isEmpty: true, settings });
  for (const url of ['/api/stats', '/api/metrics', '/api/nope', `/pictures/${'0'.repeat(64)}.webp`]) {
    const { headers } = await other.app.inject({ url });
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
  }
  const { headers } = await other.app.inject({ url: '/api/stats' });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  await other.close();
});

describe('a message to the team', () => {
  const message = { email: 'sophea@example.com', text: 'សួស្តី', name: 'Sophea' };
  const send = (body: object, as?: string) => server.ask('POST', '/message', { body, ...(as ? { as } : {}) });

  test.each([undefined, 'dara'])('is stored, with its sender if known (%s)', async (as) => {
    const { status, body } = await send(message, as);
    expect(status).toBe(201);
    const stored = await server.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', (body as { id: number }).id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject(message);
    expect(stored.user_id !== null).toBe(as !== undefined);
  });
  test.each([
    [{ ...message, email: '' }, 'email'],
    [{ ...message, email: 'a@b' }, 'email'],
    [{ ...message, text: ' \n ' }, 'text'],
    [{ ...message, text: 'x'.repeat(lengths.contactMessage + 1) }, 'text'],
    [{ ...message, name: 5 }, 'name'],
  ])('case %#, incomplete, is refused, naming the field', async (body, field) =>
    expect(await send(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { [field]: expect.any(String) } },
    }),
  );
});

test('liveness reports the database state, to anyone, and is not cached', async () => {
  const { status, body } = await server.ask('GET', '/health');
  expect([status, body]).toEqual([200, { status: 'ok', database: 'up' }]);
});

test('readiness is public', async () => {
  const { status, body } = await server.ask('GET', '/ready');
  expect([status, body]).toEqual([200, { status: 'ready' }]);
});

test.runIf(testEngine === 'postgres')('readiness does not wait for slow reads', async () => {
  const connections = 10;
  let end = (): void => undefined;
  const untilEnd = new Promise<void>((resolve) => (end = resolve));
  const slow = Array.from({ length: connections }, () => server.db.connection().execute(() => untilEnd));
  expect((await server.ask('GET', '/ready')).status).toBe(200);
  end();
  await Promise.all(slow);
});
