/** Operators log in with a password and a one-time code (product 7.2). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOperator } from '#server/accounts/operator-account-store.ts';
import { rules } from '#server/http/limits/rules.ts';
import { codeAt, newOperator, otpauthOf } from '../support/operators.ts';
import { inKhmerDigits } from '../support/khmer-digits.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { rateLimit: true } });
});
afterAll(() => server.close());
// One time step later: a used code is no longer valid.
beforeEach(() => server.later({ minutes: 2 }));

let made = 0;
async function operator() {
  made += 1;
  const name = `Operator ${made}`;
  const { password } = await addOperator(server.db, name, server.clock());
  await server.db.updateTable('operators').set({ new_password_needed: false }).execute();
  const logIn = (more: object = {}, from = `10.0.0.${made}`) =>
    server.ask('POST', '/auth/login', { body: { name, password, ...more }, from });
  const otpauth = await otpauthOf(server.db, name);
  const code = (secondsAgo = 0) => codeAt(otpauth, new Date(server.clock().getTime() - secondsAgo * 1_000));
  return { name, logIn, code, otpauth };
}

test('the first log-in returns the authenticator address, the same each time, until a code completes it', async () => {
  const { logIn, code, otpauth } = await operator();
  for (const _again of [1, 2])
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'totp_setup', otpauth } });
  expect(await logIn({ code: '000000' })).toMatchObject({ status: 401, body: { code: 'bad_code' } });
  expect(await logIn({ code: code() })).toMatchObject({ status: 200, body: { acc_type: 'operator' } });
});

test('later log-ins need a code, requested only after the right password, and refuse a wrong one', async () => {
  const { logIn, code } = await operator();
  await logIn({ code: code() });
  server.later({ minutes: 1 });
  const answers = [
    await logIn(),
    await logIn({ code: '12345' }),
    await logIn({ password: 'a wrong one', code: code() }),
  ];
  expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual([
    'code_required',
    'bad_code',
    'bad_credentials',
  ]);
  expect(answers.every(({ status, text }) => status === 401 && !text.includes('otpauth'))).toBe(true);
});

test.each([
  [29, 200],
  [-29, 200],
  [61, 401],
  [-61, 401],
])('a code of %d seconds ago gets %d', async (ago, status) => {
  const { logIn, code } = await operator();
  expect((await logIn({ code: code(ago) })).status).toBe(status);
});

test('a code works once, also with spaces, and no earlier one works afterwards', async () => {
  const { logIn, code } = await operator();
  expect((await logIn({ code: code().replace(/^.../, '$& ') })).status).toBe(200);
  for (const used of [code(), code(30)])
    expect(await logIn({ code: used })).toMatchObject({ status: 401, body: { code: 'bad_code' } });
});

test('a code works in Khmer digits, with a dash', async () => {
  const { logIn, code } = await operator();
  const typed = ` ${inKhmerDigits(code()).replace(/^.../, '$&-')} `;
  expect((await logIn({ code: typed })).status).toBe(200);
});

test('one of several concurrent calls with the same code succeeds', async () => {
  const { logIn, code } = await operator();
  const answers = await Promise.all([1, 2, 3, 4].map(() => logIn({ code: code() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

test('wrong codes count as wrong passwords do', async () => {
  const { logIn, code } = await operator();
  for (let turn = 0; turn < rules.logInByNameAndAddress.points; turn += 1) await logIn({ code: '1' });
  expect((await logIn({ code: code() })).status).toBe(429);
});

test('an operator has a limited number of attempts with codes from all addresses together', async () => {
  const { logIn, code } = await operator();
  for (let turn = 0; turn < rules.operatorCode.points; turn += 1)
    await logIn({ code: '1' }, `10.1.0.${turn}`);
  expect((await logIn({ code: code() }, '10.2.0.1')).status).toBe(429);
});

test('a session lasts half a day, whatever was requested', async () => {
  const { logIn, code } = await operator();
  const { token } = (await logIn({ code: code(), remember: true })).body as { token: string };
  const counts = () => server.ask('GET', '/operator/counts', { as: { token } });
  server.later({ hours: 11 });
  expect((await counts()).status).toBe(200);
  server.later({ hours: 2 });
  expect((await counts()).status).toBe(401);
});

describe('other users', () => {
  test("need no code, cannot become an operator, and cannot take an operator's name", async () => {
    const { name } = await newOperator(server, 'Chenda');
    const register = (body: object) =>
      server.ask('POST', '/auth/register', { body: { password: 'a long password', ...body } });
    expect((await register({ name: 'Self-made', accType: 'operator' })).status).toBe(422);
    expect(await register({ name: name.toUpperCase(), accType: 'employee' })).toMatchObject({
      status: 409,
      body: { code: 'name_taken' },
    });
    const body = { name: 'dara', password: 'karngea-demo', code: ['odd'] };
    expect((await server.ask('POST', '/auth/login', { body })).status).toBe(200);
  });
});
