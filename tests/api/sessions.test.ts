/** Session tokens: format, lifetime, and what happens to expired ones. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session } from '#contract/devices.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const withHeader = (authorization: string, path = '/app') =>
  server.ask('GET', path, { headers: { authorization } });

test.each(['BEARER', 'Bearer', 'bearer', 'BeArEr'])('the scheme may be written %s', async (scheme) => {
  const { token } = await server.newcomer('employee');
  expect((await withHeader(`${scheme} ${token}`)).status).toBe(200);
});

test.each([
  '',
  'BEARER',
  'BEARER ',
  'BEARER undefined',
  'BEARER null',
  'Basic ZGFyYTpkYXJh',
  'x',
  `BEARER ${'a'.repeat(600)}`,
])('the header %j is no login on guarded calls', async (header) =>
  expect(await withHeader(header)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated', message: 'Please log in first.' },
  }),
);

test.each(['/job/get', '/job/get/1', '/stats', '/health'])(
  'an expired token counts as none on %s',
  async (path) => expect((await withHeader('BEARER long-dead', path)).status).toBe(200),
);

test('an expired token counts as none when writing to the team', async () =>
  expect(
    (
      await server.ask('POST', '/message', {
        as: { token: 'long-dead' },
        body: { email: 'a@example.com', text: 'Hello' },
      })
    ).status,
  ).toBe(201));

test('a used token stays valid, an unused one expires after 60 days', async () => {
  const used = await server.newcomer('employee');
  const unused = await server.newcomer('employee');
  for (let week = 0; week < 9; week += 1) {
    server.later({ days: 7 });
    expect((await server.ask('GET', '/app', { as: used })).status).toBe(200);
  }
  expect((await server.ask('GET', '/app', { as: unused })).status).toBe(401);
});

const logIn = async (more: object) => {
  const body = { name: 'dara', password: 'karngea-demo', ...more };
  return (await server.ask('POST', '/auth/login', { body })).body as { token: string };
};
const statusOf = async (as: { token: string }) => (await server.ask('GET', '/app', { as })).status;

test('a log-in that is not remembered ends after 12 hours, however much it is used', async () => {
  const unsaid = await logIn({});
  const odd = await logIn({ remember: 'on' });
  const short = await logIn({ remember: false });
  server.later({ hours: 11 });
  expect(await statusOf(short)).toBe(200);
  server.later({ hours: 1 });
  expect(await Promise.all([short, unsaid, odd].map(statusOf))).toEqual([401, 200, 200]);
});

test('no token is valid longer than 180 days, and expired ones are deleted', async () => {
  const used = await logIn({ remember: true });
  for (let month = 0; month < 5; month += 1) {
    server.later({ days: 30 });
    expect(await statusOf(used)).toBe(200);
  }
  await logIn({ remember: false });
  server.later({ days: 30 });
  expect(await statusOf(used)).toBe(401);
  const fresh = await logIn({});
  await runHousekeeping({ ...server, log: server.app.log, keepApplicationsMonths: 12 });
  const left = await server.db.selectFrom('sessions').select('token_hash').execute();
  expect(left).toEqual([{ token_hash: tokenDigest(fresh.token) }]);
});

test('reading works on a full disk', async () => {
  const person = await server.newcomer('employee');
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`.execute(server.db);
  await sql`create trigger full_disk before update on sessions for each row execute function refuse()`.execute(
    server.db,
  );
  server.later({ days: 1 });
  expect((await server.ask('GET', '/app', { as: person })).status).toBe(200);
  await sql`drop trigger full_disk on sessions`.execute(server.db);
});

const change = (as: { token: string }, body: object) =>
  server.ask('PUT', '/auth/updatePW', { as, body: { currentPassword: demoPassword, ...body } });

test('a password change returns a new token on request, and revokes the old one', async () => {
  const person = await server.newcomer('employee');
  const endpoint = 'https://push.example/one';
  const session = tokenDigest(person.token);
  await server.db
    .insertInto('push_subscriptions')
    .values({ endpoint, user_id: person.user_id, session, p256dh: '-', auth: '-', lang: 'eng' })
    .execute();
  server.later({ minutes: 20 });
  const [before] = (await server.ask('GET', '/auth/sessions', { as: person })).body as Session[];
  const answer = await change(person, { password: 'a new long password', renew: true });
  const { token } = answer.body as { token: string };
  expect(await statusOf(person)).toBe(401);
  const [after, ...others] = (await server.ask('GET', '/auth/sessions', { as: { token } })).body as Session[];
  expect(others).toEqual([]);
  // It expires when the old one would have: it opens nothing that the old one did not.
  expect(after).toEqual({ ...before, id: after?.id });
  const moved = server.db.selectFrom('push_subscriptions').select('session').where('endpoint', '=', endpoint);
  expect(await moved.execute()).toEqual([{ session: tokenDigest(token) }]);
  const again = await server.ask('PUT', '/auth/updatePW', {
    as: { token },
    body: { password: 'another one yet' },
  });
  expect(again).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.any(String) as string } },
  });
});

test('without that request the current token stays valid', async () => {
  const person = await server.newcomer('employee');
  for (const renew of [undefined, false])
    expect(await change(person, { password: demoPassword, renew })).toMatchObject({
      status: 200,
      body: {},
    });
  expect(await statusOf(person)).toBe(200);
  expect((await change(person, { password: demoPassword, renew: 'yes' })).status).toBe(422);
});

test('one of two concurrent renewals stays logged in', async () => {
  const person = await server.newcomer('employee');
  const both = await Promise.all(
    ['the first password', 'the second password'].map((password) =>
      change(person, { password, renew: true }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const { token } = both.find(({ status }) => status === 200)?.body as { token: string };
  expect(await statusOf({ token })).toBe(200);
});

const remember = (as: { token: string }, body: object = { remember: true }) =>
  server.ask('PUT', '/auth/session', { as, body });

test('a session can be remembered: its old token dies at once, other sessions stay', async () => {
  const person = await server.newcomer('employee');
  const visit = { body: { name: person.name, password: demoPassword, remember: false } };
  const short = (await server.ask('POST', '/auth/login', visit)).body as { token: string };
  const answer = await remember(short);
  expect(answer).toMatchObject({
    status: 200,
    body: { user_id: person.user_id, name: person.name, acc_type: 'employee' },
  });
  const long = answer.body as { token: string };
  expect(await Promise.all([short, long, person].map(statusOf))).toEqual([401, 200, 200]);
  const [event] = (await server.ask('GET', '/auth/events', { as: long })).body as { kind: string }[];
  expect(event?.kind).toBe('session_remembered');
  server.later({ hours: 13 });
  expect(await statusOf(long)).toBe(200);
});

test('it is not lengthened beyond 180 days, and nothing but `remember: true` is taken', async () => {
  const person = await server.newcomer('employee');
  server.later({ days: 30 });
  for (const body of [{}, { remember: false }, { remember: 'yes' }])
    expect((await remember(person, body)).status).toBe(422);
  const { token } = (await remember(person)).body as { token: string };
  for (let month = 0; month < 5; month += 1) {
    expect(await statusOf({ token })).toBe(200);
    server.later({ days: 30 });
  }
  expect((await remember({ token })).status).toBe(401);
});

test('of two calls that remember a session at once, one gets the token', async () => {
  const person = await server.newcomer('employee');
  const both = await Promise.all([remember(person), remember(person)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const { token } = both.find(({ status }) => status === 200)?.body as { token: string };
  expect(await statusOf({ token })).toBe(200);
});

test('an operator session cannot be remembered', async () => {
  const operator = await server.newcomer('employee');
  await server.db
    .updateTable('users')
    .set({ acc_type: 'operator' })
    .where('id', '=', operator.user_id)
    .execute();
  expect((await remember(operator)).status).toBe(403);
});

test('tokens are only stored as digests', async () => {
  const { token } = await server.newcomer('employee');
  const stored = await server.db.selectFrom('sessions').select('token_hash').execute();
  expect(stored.map((session) => session.token_hash)).not.toContain(token);
});
