/** The site as a whole (product 7.10): counts, messages to the team, liveness and readiness. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lengths } from '#contract/limits.ts';
import { type Settings } from '#server/settings.ts';
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

describe('what the site says about itself', () => {
  test('in a demonstration, with sample contact details', async () => {
    const { status, body } = await server.ask('GET', '/site');
    expect([status, body]).toEqual([
      200,
      {
        demo: true,
        owner: null,
        email: 'hello@karngea.example',
        phone: '012 345 678',
        telegram: null,
        address: null,
        help_numbers: [
          { number: '117', label: 'Police' },
          { number: '1297', label: 'Labour ministry' },
        ],
        keep_applications_months: 12,
        sms: false,
        telegram_bot: false,
        telegram_channel: null,
      },
    ]);
  });
  test('is what is set, and null where nothing is', async () => {
    const ofSite = async (settings: Partial<Settings>) => {
      const other = await startServer({ isEmpty: true, settings: { demoData: false, ...settings } });
      const { body } = await other.ask('GET', '/site');
      await other.close();
      return body;
    };
    const set = { owner: 'Kampot Jobs', email: 'a@b.kh', phone: '023 726 841', address: 'Kampot' };
    expect(
      await ofSite({
        siteOwner: set.owner,
        siteEmail: set.email,
        sitePhone: set.phone,
        siteAddress: set.address,
        siteTelegram: 'kampot_jobs',
        helpNumbers: [],
        keepApplicationsMonths: 7,
        smsUrl: 'http://127.0.0.1:9/',
        telegramToken: '1:test',
        telegramApi: 'http://127.0.0.1:9',
      }),
    ).toEqual({
      demo: false,
      ...set,
      telegram: 'kampot_jobs',
      help_numbers: [],
      keep_applications_months: 7,
      sms: true,
      telegram_bot: true,
      telegram_channel: null,
    });
    const nothing = { owner: null, email: null, phone: null, telegram: null, address: null };
    expect(await ofSite({})).toMatchObject({ demo: false, ...nothing });
  });
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
