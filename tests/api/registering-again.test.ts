/** Registering again with the same key after a lost answer (product 7.11). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuid } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const wanted = (name: string) => ({ name, password: 'a-long-password', accType: 'employee' });
const register = (key: string, body: object) =>
  server.ask('POST', '/auth/register', { body, headers: { 'idempotency-key': key } });
const mismatch = { status: 422, body: { code: 'idempotency_mismatch' } };

test('the same key and password return the same account with a working token', async () => {
  const first = await register(uuid(1), wanted('New Chenda'));
  const again = await register(uuid(1), wanted('New Chenda'));
  expect([first.status, again.status]).toEqual([201, 201]);
  const [{ token, ...before }, { token: next, ...after }] = [first.body as Person, again.body as Person];
  expect(after).toEqual(before);
  expect(next).not.toBe(token);
  for (const as of [{ token }, { token: next }])
    expect((await server.ask('GET', '/app', { as })).status).toBe(200);
});

test('concurrent calls make one account, and all get a token', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => register(uuid(2), wanted('New Bopha'))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => (body as Person).user_id)).size).toBe(1);
});

test.each([
  ['password', { ...wanted('New Rithy'), password: 'another-password' }],
  ['name', wanted('New Rithy the second')],
  ["name that is somebody else's", wanted('dara')],
  ['account type', { ...wanted('New Rithy'), accType: 'employer' }],
])('with another %s it is a mismatch, and makes no account', async (_what, body) => {
  await register(uuid(3), wanted('New Rithy'));
  expect(await register(uuid(3), body)).toMatchObject(mismatch);
  const made = await server.db.selectFrom('users').select('id').where('name', 'like', 'New Rithy%').execute();
  expect(made.length).toBe(1);
});

test('a taken name stays taken for another key', async () => {
  await register(uuid(4), wanted('New Sothea'));
  expect(await register(uuid(5), wanted('New Sothea'))).toMatchObject({
    status: 409,
    body: { code: 'name_taken' },
  });
});

test('the stored record opens no account: it has no token, and nothing derived from the password', async () => {
  await register(uuid(6), wanted('New Maly'));
  const stored = await server.db.selectFrom('idempotency').selectAll().where('key', '=', uuid(6)).execute();
  expect(stored).toMatchObject([{ status: null, body: null }]);
  // With another password the digest is the same: it gives nothing to guess by.
  await server.db.deleteFrom('users').where('name', '=', 'New Maly').execute();
  await server.db.deleteFrom('idempotency').where('key', '=', uuid(6)).execute();
  await register(uuid(6), { ...wanted('New Maly'), password: 'a-third-password' });
  const again = await server.db.selectFrom('idempotency').selectAll().where('key', '=', uuid(6)).execute();
  expect(again[0]?.body_hash).toBe(stored[0]?.body_hash);
});
