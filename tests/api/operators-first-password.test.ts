/** The password that the command line prints for an operator has to be replaced first (product 7.2). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOperator, resetOperator } from '#server/accounts/operator-account-store.ts';
import { codeAt, otpauthOf } from '../support/operators.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { publicUrl: 'https://jobs.example.com' } });
});
afterAll(() => server.close());
// A used code is no longer valid.
beforeEach(() => server.later({ minutes: 2 }));

async function enter(name: string, password: string): Promise<Person> {
  server.later({ minutes: 2 });
  const code = codeAt(await otpauthOf(server.db, name), server.clock());
  const answer = await server.ask('POST', '/auth/login', { body: { name, password, code } });
  expect(answer.status).toBe(200);
  return answer.body as Person;
}
const refused = { status: 403, body: { code: 'new_password_needed' } };
const counts = (as: Person) => server.ask('GET', '/operator/counts', { as });
const change = (as: Person, body: object) => server.ask('PUT', '/auth/updatePW', { as, body });
const chosen = 'a password of my own';

test('it opens only the change of the password, and everything else once that is done', async () => {
  const { password } = await addOperator(server.db, 'First', server.clock());
  const operator = await enter('First', password);
  for (const path of ['/operator/counts', '/operator/people', '/user/account', '/auth/sessions', '/job/fav'])
    expect(await server.ask('GET', path, { as: operator })).toMatchObject(refused);
  for (const path of ['/auth/sessions/endOthers', '/auth/codes', '/auth/passkey/options'])
    expect(await server.ask('POST', path, { as: operator, body: {} })).toMatchObject(refused);
  expect((await change(operator, { password: chosen, currentPassword: password })).status).toBe(200);
  expect((await counts(operator)).status).toBe(200);
  expect((await counts(await enter('First', chosen))).status).toBe(200);
});

test('the same password again is no new one', async () => {
  const { password } = await addOperator(server.db, 'Same', server.clock());
  const operator = await enter('Same', password);
  for (const currentPassword of [password, undefined])
    expect(await change(operator, { password, currentPassword })).toMatchObject({
      status: 422,
      body: { fields: { password: 'Please choose another password than the one you were given.' } },
    });
  expect(await counts(operator)).toMatchObject(refused);
});

test('public calls answer as they answer a guest, and the session can be ended', async () => {
  const { password } = await addOperator(server.db, 'Public', server.clock());
  const operator = await enter('Public', password);
  expect((await server.ask('GET', '/job/get', { as: operator })).status).toBe(200);
  expect((await server.ask('POST', '/auth/logout', { as: operator })).status).toBe(204);
  expect((await counts(operator)).status).toBe(401);
});

test('a reset password has to be replaced too', async () => {
  const { password } = await addOperator(server.db, 'Reset', server.clock());
  await change(await enter('Reset', password), { password: chosen, currentPassword: password });
  const reset = await resetOperator(server.db, 'Reset');
  const operator = await enter('Reset', reset.password);
  expect(await counts(operator)).toMatchObject(refused);
  await change(operator, { password: chosen, currentPassword: reset.password });
  expect((await counts(operator)).status).toBe(200);
});
