/** Passkeys (product 7.36): adding and using them, and refusing forgeries. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maximumPasskeys } from '#contract/limits.ts';
import { type Passkey } from '#contract/passkeys.ts';
import { type SecurityEvent } from '#contract/security-events.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { type Authenticator, createAuthenticator } from '../support/authenticator.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const site = { origin: 'https://jobs.example', rpId: 'jobs.example' };
const app = `android:apk-key-hash:${'a'.repeat(43)}`;
const settings = { publicUrl: site.origin, passkeyOrigins: [app] };
const android = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; K) Chrome/140.0.0.0 Mobile Safari/537.36' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings });
});
afterAll(() => server.close());

type Options = { challenge: string; user: { id: string; name: string } };
type Lies = Parameters<Authenticator['get']>[1];

const post = (path: string, as?: { token: string }, body?: object) =>
  server.ask('POST', path, { ...(as && { as }), ...(body && { body }), headers: android });
const optionsFor = async (as: Person) =>
  (await post('/auth/passkey/options', as, { currentPassword: demoPassword })).body as Options;
const logInOptions = async () => (await post('/auth/passkey/login/options')).body as Options;

async function add(as: Person, device: Authenticator = createAuthenticator(site), lies: Lies = {}) {
  const answer = await post('/auth/passkey', as, device.create(await optionsFor(as), lies));
  return { device, answer };
}
const logIn = async (device: Authenticator, lies: Lies = {}, more = {}) =>
  post('/auth/passkey/login', undefined, { ...device.get(await logInOptions(), lies), ...more });
const listOf = async (as: Person) => (await server.ask('GET', '/auth/passkeys', { as })).body as Passkey[];
const kindsOf = async (as: Person) =>
  ((await server.ask('GET', '/auth/events', { as })).body as SecurityEvent[]).map(({ kind }) => kind);
const refused = { status: 422, body: { code: 'bad_passkey' } };

test('a passkey can be added, listed, used without a name, and removed', async () => {
  const person = await server.newcomer('employee');
  const { device, answer } = await add(person);
  expect(answer).toMatchObject({ status: 201, body: { device: 'Android, Chrome', last_used_at: null } });
  const entered = await logIn(device);
  expect(entered).toMatchObject({
    status: 200,
    body: { user_id: person.user_id, name: person.name, acc_type: 'employee' },
  });
  const now = server.clock().toISOString();
  expect(await listOf(person)).toMatchObject([{ created_at: now, last_used_at: now }]);
  expect((await server.ask('GET', '/user/account', { as: person })).body).toMatchObject({ passkeys: 1 });
  const { id } = answer.body as Passkey;
  expect((await post(`/auth/passkeys/${id}/remove`, person)).status).toBe(204);
  expect((await post(`/auth/passkeys/${id}/remove`, person)).status).toBe(404);
  expect(await logIn(device)).toMatchObject(refused);
  expect(await listOf(person)).toEqual([]);
  expect(await kindsOf(person)).toEqual(['passkey_removed', 'log_in', 'passkey_added', 'log_in']);
});

test('a session by passkey lasts as long as one by password', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  const short = (await logIn(device, {}, { remember: false })).body as Person;
  const long = (await logIn(device)).body as Person;
  server.later({ hours: 13 });
  expect((await server.ask('GET', '/app', { as: short })).status).toBe(401);
  expect((await server.ask('GET', '/app', { as: long })).status).toBe(200);
});

test("the site's own app may use them, other pages and apps may not", async () => {
  const person = await server.newcomer('employee');
  const { device, answer } = await add(person, undefined, { origin: app });
  expect(answer.status).toBe(201);
  expect((await logIn(device, { origin: app })).status).toBe(200);
  for (const origin of ['https://evil.example', 'https://jobs.example.evil.example', 'http://jobs.example'])
    expect(await logIn(device, { origin })).toMatchObject(refused);
  expect(await logIn(device, { rpId: 'evil.example' })).toMatchObject(refused);
  const another = createAuthenticator({ origin: 'https://evil.example', rpId: 'evil.example' });
  expect((await add(person, another)).answer).toMatchObject(refused);
});

test('user verification is required', async () => {
  const person = await server.newcomer('employee');
  expect((await add(person, undefined, { isUnverified: true })).answer).toMatchObject(refused);
  const { device } = await add(person);
  expect(await logIn(device, { isUnverified: true })).toMatchObject(refused);
});

test('a signed challenge is valid once, for five minutes, and for its purpose', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  const options = await logInOptions();
  const answer = device.get(options);
  expect((await post('/auth/passkey/login', undefined, answer)).status).toBe(200);
  expect(await post('/auth/passkey/login', undefined, answer)).toMatchObject(refused);
  // A challenge of another call, and one that the server never issued.
  expect(await logIn(device, { challenge: (await optionsFor(person)).challenge })).toMatchObject(refused);
  expect(await logIn(device, { challenge: 'bm9uZSBvZiBvdXJz' })).toMatchObject(refused);
  const late = device.get(await logInOptions());
  server.later({ minutes: 5 });
  expect(await post('/auth/passkey/login', undefined, late)).toMatchObject(refused);
});

test('one of two concurrent log-ins with the same challenge succeeds', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  const options = await logInOptions();
  const both = await Promise.all(
    [device.get(options), device.get(options)].map((answer) =>
      post('/auth/passkey/login', undefined, answer),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a cloned key with a lagging counter is refused', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  expect((await logIn(device, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 3]) expect(await logIn(device, { counter })).toMatchObject(refused);
  expect((await logIn(device, { counter: 8 })).status).toBe(200);
});

test('authenticators without a counter can log in again', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  for (const _ of [1, 2]) expect((await logIn(device, { counter: 0 })).status).toBe(200);
});

test('a passkey opens no other account', async () => {
  const [mine, theirs] = [await server.newcomer('employee'), await server.newcomer('employer')];
  const { device } = await add(mine);
  const { device: other, answer } = await add(theirs);
  const options = await logInOptions();
  const forged = { ...device.get(options), id: other.id, rawId: other.id };
  expect(await post('/auth/passkey/login', undefined, forged)).toMatchObject(refused);
  expect(await logIn(device, { userHandle: 'somebody-else' })).toMatchObject(refused);
  const { id } = answer.body as Passkey;
  expect((await post(`/auth/passkeys/${id}/remove`, mine)).status).toBe(404);
  // Created for one account, sent by another.
  const made = createAuthenticator(site).create(await optionsFor(mine));
  expect(await post('/auth/passkey', theirs, made)).toMatchObject(refused);
  expect((await add(theirs, device)).answer).toMatchObject(refused);
});

test('the user handle is opaque, and the same for all passkeys of one account', async () => {
  const [one, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  await add(one);
  const { id } = (await optionsFor(one)).user;
  const [row] = await server.db
    .selectFrom('passkeys')
    .select('user_handle')
    .where('user_id', '=', one.user_id)
    .execute();
  expect(id).toBe(row?.user_handle);
  expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  expect((await optionsFor(other)).user.id).not.toBe((await optionsFor(other)).user.id);
});

test('adding one needs the password, also right after the log-in', async () => {
  const person = await server.newcomer('employee');
  const fault = { status: 422, body: { fields: { currentPassword: expect.any(String) as string } } };
  expect(await post('/auth/passkey/options', person, {})).toMatchObject(fault);
  expect(await post('/auth/passkey/options', person, { currentPassword: 'wrong' })).toMatchObject(fault);
  expect((await post('/auth/passkey/options', person, { currentPassword: demoPassword })).status).toBe(200);
});

test('an account has at most ten', async () => {
  const person = await server.newcomer('employee');
  const rows = Array.from({ length: maximumPasskeys - 1 }, (_, n) => ({
    user_id: person.user_id,
    credential_id: `one${n}`,
    public_key: Buffer.of(1),
    counter: 0,
    transports: [],
    user_handle: 'x',
    device: '',
    created_at: server.clock(),
  }));
  await server.db.insertInto('passkeys').values(rows).execute();
  const [one, two] = [await optionsFor(person), await optionsFor(person)];
  const added = await Promise.all(
    [one, two].map((options) => post('/auth/passkey', person, createAuthenticator(site).create(options))),
  );
  expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await post('/auth/passkey/options', person, { currentPassword: demoPassword })).toMatchObject({
    status: 409,
    body: { code: 'too_many' },
  });
});

test('a new password revokes them, because an intruder may have added one', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  const password = 'another long password';
  await server.ask('PUT', '/auth/updatePW', {
    as: person,
    body: { password, currentPassword: demoPassword },
  });
  expect(await logIn(device)).toMatchObject(refused);
  const { device: next } = await add(person);
  const made = await post('/auth/codes', person, { currentPassword: password });
  const [code] = (made.body as { codes: string[] }).codes;
  const recovered = await post('/auth/recover', undefined, {
    name: person.name,
    code,
    password: demoPassword,
  });
  expect(recovered.status).toBe(200);
  expect(await logIn(next)).toMatchObject(refused);
});

test('a suspended user gets the reason, and a deleted one is unknown', async () => {
  const person = await server.newcomer('employee');
  const { device } = await add(person);
  const suspend = (suspended_at: Date | null) =>
    server.db.updateTable('users').set({ suspended_at }).where('id', '=', person.user_id).execute();
  await suspend(server.clock());
  expect(await logIn(device)).toMatchObject({ status: 403, body: { code: 'suspended' } });
  await suspend(null);
  expect((await post('/user/delete', person, { password: demoPassword })).status).toBe(204);
  expect(await logIn(device)).toMatchObject(refused);
  expect(
    await server.db.selectFrom('passkeys').select('id').where('user_id', '=', person.user_id).execute(),
  ).toEqual([]);
});

test.each([
  ['no body', undefined],
  ['nothing', {}],
  ['a list', { id: [], rawId: 'x', type: 'public-key', response: {} }],
  ['far too much', { id: 'a'.repeat(9_000), rawId: 'a', type: 'public-key', response: {} }],
  [
    'nonsense',
    {
      id: 'YQ',
      rawId: 'YQ',
      type: 'public-key',
      response: { clientDataJSON: 'YQ', attestationObject: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
    },
  ],
])('%s is refused, and nothing breaks', async (_what, body) => {
  const person = await server.newcomer('employee');
  for (const path of ['/auth/passkey', '/auth/passkey/login'])
    expect([400, 422]).toContain((await post(path, person, body)).status);
});

test('guests can read which log-in methods there are', async () => {
  expect((await server.ask('GET', '/auth/ways')).body).toEqual({ passkeys: true, sms: false });
});

test('a site without PUBLIC_URL, or without HTTPS, has none', async () => {
  for (const publicUrl of [undefined, 'http://jobs.example']) {
    const without = await startServer({ settings: { publicUrl } });
    const person = await without.newcomer('employee');
    for (const path of ['/auth/passkey/options', '/auth/passkey/login/options'])
      expect(
        (await without.ask('POST', path, { as: person, body: { currentPassword: demoPassword } })).status,
      ).toBe(404);
    expect((await without.ask('GET', '/auth/ways')).body).toEqual({ passkeys: false, sms: false });
    await without.close();
  }
});

test('unanswered challenges are deleted', async () => {
  await logInOptions();
  server.later({ minutes: 6 });
  await runHousekeeping({ ...server, log: server.app.log, keepApplicationsMonths: 12 });
  expect(await server.db.selectFrom('passkey_challenges').select('challenge').execute()).toEqual([]);
});
