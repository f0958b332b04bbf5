/** Rate limits and CORS: floods are limited, no user is locked out, and allowed pages can read every answer. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { picturePath } from '#contract/company-fields.ts';
import { globalRule, rules, triesUnderAttack } from '#server/http/limits/rules.ts';
import { minuteMs } from '#server/http/clock.ts';
import { type Settings } from '#server/settings.ts';
import { endpoints } from '../support/endpoints.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { posting } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

lowerLimits({
  everything: 500,
  change: 40,
  jobEdit: 6,
  cvLink: 6,
  cvLinkOpening: 20,
  draftWarnings: 6,
  logInByName: 20,
  message: 20,
  picture: 20,
});
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { rateLimit: true, trustProxy: 1 } });
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const logIn = (name: string, password: string, from: string) =>
  server.ask('POST', '/auth/login', { body: { name, password }, from });
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe('guessing a password', () => {
  const attacker = '203.0.113.1';
  test('is blocked after some attempts, with Retry-After', async () => {
    for (const _ of times(rules.logInByNameAndAddress.points))
      expect((await logIn('dara', 'wrong guess', attacker)).status).toBe(401);
    const stopped = await logIn('dara', 'karngea-demo', attacker);
    expect(stopped).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: expect.any(String) },
    });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });
  test('does not lock the user out elsewhere, nor other users at the same address', async () => {
    expect((await logIn('dara', 'karngea-demo', '198.51.100.7')).status).toBe(200);
    expect((await logIn('sokha', 'karngea-demo', attacker)).status).toBe(200);
  });
  test('is allowed again after a while', async () => {
    // Only moves the clock of the limits: timers of the server and the database continue.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minuteMs });
    expect((await logIn('dara', 'karngea-demo', attacker)).status).toBe(200);
  });
  test('from many addresses leaves each address fewer attempts, never none', async () => {
    await Promise.all(
      times(rules.logInByName.points).map((turn) => logIn('sokha', 'wrong guess', `192.0.2.${turn}`)),
    );
    for (const _ of times(triesUnderAttack))
      expect((await logIn('sokha', 'wrong guess', '203.0.113.9')).status).toBe(401);
    expect((await logIn('sokha', 'wrong guess', '203.0.113.9')).status).toBe(429);
    expect((await logIn('sokha', 'karngea-demo', '198.51.100.8')).status).toBe(200);
  }, 60_000);
  test('counts failures only', async () => {
    for (const _ of times(rules.logInByNameAndAddress.points + 2))
      expect((await logIn('vannak', 'karngea-demo', '198.51.100.9')).status).toBe(200);
  });
});

test('stored counts do not reveal addresses to someone who has the table and tries them all', async () => {
  const address = '203.0.113.30';
  await logIn('bopha', 'karngea-demo', address);
  const rows = await server.db.selectFrom('rate_limit_points').select('key').execute();
  expect(rows.length).toBeGreaterThan(0);
  const guess = createHash('sha256').update(`knownLogIn:${address}:bopha`).digest('base64url');
  expect(rows.map(({ key }) => key)).not.toContain(guess);
});

test('attempts on one name are limited, for that name at that address only', async () => {
  const register = (name: string, from: string) =>
    server.ask('POST', '/auth/register', {
      body: { name, password: 'karngea-demo', accType: 'employee' },
      from,
    });
  for (const turn of times(rules.registerByNameAndAddress.points))
    expect((await register(turn % 2 ? 'Dara' : 'DARA', '203.0.113.20')).status).toBe(409);
  const stopped = await register('dara', '203.0.113.20');
  expect(stopped).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await register('dara', '203.0.113.21')).status).toBe(409);
  expect((await register('somebody else', '203.0.113.20')).status).toBe(201);
  expect((await logIn('dara', 'karngea-demo', '203.0.113.20')).status).toBe(200);
});

test('repeated password changes are limited, for that account only', async () => {
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  const change = (as: Person) =>
    server.ask('PUT', '/auth/updatePW', { as, body: { password: 'karngea-demo' } });
  for (const _ of times(rules.passwordChange.points)) expect((await change(person)).status).toBe(200);
  expect(await change(person)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect((await change(other)).status).toBe(200);
});

test('remembering a session over and over is limited', async () => {
  let { token } = await server.newcomer('employee');
  const remember = () => server.ask('PUT', '/auth/session', { as: { token }, body: { remember: true } });
  for (const _ of times(rules.sessionChange.points))
    ({ token } = (await remember()).body as { token: string });
  expect((await remember()).status).toBe(429);
});

test('every change by a logged-in person is limited', async () => {
  const person = await server.newcomer('employee');
  // Refused calls count as well.
  for (const _ of times(rules.change.points)) await server.ask('POST', '/nothing', { as: person });
  for (const { method, path } of endpoints.filter(({ method }) => method !== 'GET')) {
    const call = () => server.ask(method, path.replaceAll(/:\w+/g, '1'), { as: person, body: {} });
    expect([method, path, (await call()).status]).toEqual([method, path, 429]);
  }
});

test('a flood of messages from one address is limited, and another address is not', async () => {
  const send = (from: string) =>
    server.ask('POST', '/message', { body: { email: 'a@example.com', text: 'Buy' }, from });
  for (const _ of times(rules.message.points)) expect((await send('203.0.113.2')).status).toBe(201);
  expect((await send('203.0.113.2')).status).toBe(429);
  expect((await send('203.0.113.3')).status).toBe(201);
});

test('behind a proxy the client address is the one that the proxy reports, whatever the client claims', async () => {
  const send = (claimed: string) =>
    server.ask('POST', '/message', {
      body: { email: 'a@example.com', text: 'Buy' },
      headers: { 'x-forwarded-for': `${claimed}, 203.0.113.50` },
      from: '10.0.0.1',
    });
  for (const turn of times(rules.message.points)) await send(`1.2.3.${turn}`);
  expect((await send('9.9.9.9')).status).toBe(429);
});

test('edits of jobs, which notify all applicants, are limited by account', async () => {
  const employer = await server.newcomer('employer');
  const { body } = await server.ask('POST', '/job', { as: employer, body: posting });
  const { job_id } = body as { job_id: number };
  const edit = async (turn: number) => {
    const edited = { ...posting, salary: `$${200 + (turn % 2)}` };
    return (await server.ask('PUT', `/job/${job_id}`, { as: employer, body: edited })).status;
  };
  for (const turn of times(rules.jobEdit.points)) expect(await edit(turn)).toBe(200);
  expect(await edit(0)).toBe(429);
});

test('checks of drafts, which read whole texts, are limited by account', async () => {
  const check = async (as: Person) =>
    (await server.ask('POST', '/job/warnings', { as, body: { name: 'Cook' } })).status;
  const employer = await server.newcomer('employer');
  for (const _ of times(rules.draftWarnings.points)) expect(await check(employer)).toBe(200);
  expect([await check(employer), await check(await server.newcomer('employer'))]).toEqual([429, 200]);
});

test('links to CVs are limited by account, and opening them by address', async () => {
  const person = await server.newcomer('employee');
  const make = async () => (await server.ask('POST', '/cv/links', { as: person })).status;
  for (const _ of times(rules.cvLink.points)) expect(await make()).toBe(409);
  expect(await make()).toBe(429);
  const open = async (from: string) =>
    (await server.ask('POST', '/cv/shared', { body: { token: 'x' }, from })).status;
  for (const _ of times(rules.cvLinkOpening.points)) await open('203.0.113.77');
  expect([await open('203.0.113.77'), await open('203.0.113.78')]).toEqual([429, 404]);
});

test.each<{ trustProxy: Settings['trustProxy'] }>([
  { trustProxy: 2 },
  { trustProxy: ['10.0.0.0/8', '198.51.100.0/24'] },
])(
  'behind a chain of proxies (%j) the client address is the one that the first proxy saw',
  async ({ trustProxy }) => {
    const behind = await startServer({ settings: { rateLimit: true, trustProxy }, isEmpty: true });
    const send = (caller: string) =>
      behind.ask('POST', '/message', {
        body: { email: 'a@example.com', text: 'Buy' },
        headers: { 'x-forwarded-for': `9.9.9.9, ${caller}, 198.51.100.4` },
        from: '10.0.0.1',
      });
    for (const _ of times(rules.message.points)) expect((await send('203.0.113.5')).status).toBe(201);
    expect((await send('203.0.113.5')).status).toBe(429);
    expect((await send('203.0.113.6')).status).toBe(201);
    await behind.close();
  },
);

test('without a trusted proxy no client can choose an address', async () => {
  const direct = await startServer({ settings: { rateLimit: true }, isEmpty: true });
  const send = (claimed: string) =>
    direct.ask('POST', '/message', {
      body: { email: 'a@example.com', text: 'Buy' },
      headers: { 'x-forwarded-for': claimed },
    });
  for (const turn of times(rules.message.points)) expect((await send(`1.2.3.${turn}`)).status).toBe(201);
  expect((await send('9.9.9.9')).status).toBe(429);
  await direct.close();
});

test('calls of any kind from one address are limited, including cached answers and unknown paths', async () => {
  const headers = { origin: 'https://localhost', 'x-forwarded-for': '198.51.100.1, 203.0.113.60' };
  // One window, however long a busy machine takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const turn of times(globalRule.points)) {
    const { status } = await server.ask('GET', turn % 2 ? '/job/get' : '/nope', { headers });
    expect(status).toBe(turn % 2 ? 200 : 404);
  }
  for (const path of ['/job/get', '/stats', '/nope']) {
    const stopped = await server.ask('GET', path, { headers });
    expect(stopped).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.headers['access-control-allow-origin']).toBe('https://localhost');
  }
  expect((await server.ask('GET', '/job/get', { from: '203.0.113.61' })).status).toBe(200);
}, 120_000);

describe('pages of an allowed origin', () => {
  const from = (origin: string) => ({ headers: { origin }, from: '203.0.113.2' });
  const message = { email: 'a@example.com', text: 'Buy' };
  test('may read every answer: successes, failures and refusals', async () => {
    const answers = [
      await server.ask('GET', '/stats', from('https://localhost')),
      await server.ask('GET', '/app', from('https://localhost')),
      await server.ask('GET', '/nope', from('https://localhost')),
      await server.ask('POST', '/message', { body: message, ...from('https://localhost') }),
      await server.ask('POST', '/auth/login', { raw: '{', ...from('https://localhost') }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 429, 400]);
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('https://localhost');
      expect(headers['access-control-expose-headers']).toBe('Retry-After, ETag, X-Has-More, X-Request-Id');
      expect(headers['vary']).toContain('Origin');
    }
  });
  test("may send the app's headers and methods", async () => {
    const { headers, statusCode } = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/app/1',
      headers: { origin: 'https://localhost', 'access-control-request-method': 'PUT' },
    });
    expect(statusCode).toBe(204);
    expect(String(headers['access-control-allow-headers']).toLowerCase()).toBe(
      'authorization, content-type, idempotency-key, if-match',
    );
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, PATCH');
  });
  test.each(['https://evil.example', 'https://localhost.evil.example', 'null', 'http://localhost'])(
    'a page of %s gets no CORS headers',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await server.app.inject({ method, url: '/api/stats', headers: { origin } });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );
});

test('pictures that are not in memory are limited per address, because each costs a statement', async () => {
  const get = (hash: string, from: string) =>
    server.app.inject({ url: picturePath(hash), headers: { 'x-forwarded-for': from } });
  const unknown = (turn: number) => createHash('sha256').update(`${turn}`).digest('hex');
  const attacker = '203.0.113.40';
  const [known] = await server.db.selectFrom('pictures').select('hash').execute();
  expect((await get(known?.hash ?? '', attacker)).statusCode).toBe(200);
  for (const turn of times(rules.picture.points - 1))
    expect((await get(unknown(turn), attacker)).statusCode).toBe(404);
  expect((await get(unknown(-1), attacker)).statusCode).toBe(429);
  expect((await get(known?.hash ?? '', attacker)).statusCode).toBe(200);
  expect((await get(unknown(-1), '198.51.100.40')).statusCode).toBe(404);
}, 60_000);
