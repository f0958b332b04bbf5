/** Recovery codes: log in without the password (product 7.34). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveryCodes } from '#contract/limits.ts';
import { type SecurityEvent } from '#contract/security-events.ts';
import { rules } from '#server/http/limits/rules.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { inKhmerDigits } from '../support/khmer-digits.ts';
import { newOperator } from '../support/operators.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const make = (as: Person | { token: string }, currentPassword: unknown = demoPassword) =>
  server.ask('POST', '/auth/codes', { as, body: { currentPassword } });
const codesOf = async (as: Person) => ((await make(as)).body as { codes: string[] }).codes;
const recover = ({ name }: Person, code: string, more: object = {}) =>
  server.ask('POST', '/auth/recover', { body: { name, code, password: 'my new password', ...more } });
const left = async (as: Person) =>
  ((await server.ask('GET', '/user/account', { as })).body as { codes_left: number }).codes_left;
const logIn = ({ name }: Person, password: string) =>
  server.ask('POST', '/auth/login', { body: { name, password } });

test('generates eight different codes of ten unambiguous characters, and the account shows how many are left', async () => {
  const person = await server.newcomer('employee');
  expect(await left(person)).toBe(0);
  const codes = await codesOf(person);
  expect(new Set(codes).size).toBe(recoveryCodes);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5} [2-9A-HJKMNP-TV-Z]{5}$/);
  expect(await left(person)).toBe(8);
});

test('each works once, sets a new password, and ends every other session of the account', async () => {
  const person = await server.newcomer('employee');
  const [code = '', next = ''] = await codesOf(person);
  const answer = await recover(person, ` ${code.replace(' ', '').toLowerCase()} `);
  const { token, ...user } = answer.body as Person;
  const { token: old, ...same } = person;
  expect([answer.status, user]).toEqual([200, same]);
  expect((await server.ask('GET', '/app', { as: { token: old } })).status).toBe(401);
  expect(await left({ ...person, token })).toBe(7);
  expect((await logIn(person, 'my new password')).status).toBe(200);
  expect((await recover(person, code)).status).toBe(401);
  expect((await recover(person, next)).status).toBe(200);
});

test('works in Khmer digits, small letters and other separators', async () => {
  const person = await server.newcomer('employee');
  const [code = ''] = await codesOf(person);
  expect((await recover(person, inKhmerDigits(code.toLowerCase().replace(' ', '-')))).status).toBe(200);
});

test('one of two concurrent calls with the same code succeeds', async () => {
  const person = await server.newcomer('employee');
  const [code = ''] = await codesOf(person);
  const answers = await Promise.all([recover(person, code), recover(person, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('new codes replace the earlier ones', async () => {
  const person = await server.newcomer('employee');
  const [[old = ''], [code = '']] = [await codesOf(person), await codesOf(person)];
  expect(await left(person)).toBe(8);
  expect((await recover(person, old)).status).toBe(401);
  expect((await recover(person, code)).status).toBe(200);
});

test.each([
  ['a wrong guess', "The current password isn't correct."],
  ['', 'Please fill in your current password.'],
  [undefined, 'Please fill in your current password.'],
  [7, "This value isn't valid."],
])('with %j as the password none are generated, even right after log-in', async (password, fault) => {
  const person = await server.newcomer('employee');
  expect(
    await server.ask('POST', '/auth/codes', { as: person, body: { currentPassword: password } }),
  ).toMatchObject({ status: 422, body: { fields: { currentPassword: fault } } });
  expect(await left(person)).toBe(0);
});

test('another account cannot use them', async () => {
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  const [code = ''] = await codesOf(person);
  await codesOf(other);
  expect((await recover(other, code)).status).toBe(401);
});

test('they are stored as hashes only', async () => {
  const person = await server.newcomer('employee');
  const codes = await codesOf(person);
  const stored = JSON.stringify(await server.db.selectFrom('recovery_codes').selectAll().execute());
  for (const code of codes)
    for (const written of [code, code.replace(' ', '')]) expect(stored).not.toContain(written);
});

test('operators have none', async () => {
  const operator = await newOperator(server, 'Codeless');
  expect(await make(operator)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('generating and using them is listed in the security events, with the device', async () => {
  const person = await server.newcomer('employee');
  const [code = ''] = await codesOf(person);
  const { body } = await recover(person, code);
  const events = (await server.ask('GET', '/auth/events', { as: body as Person })).body as SecurityEvent[];
  expect(events.map(({ kind }) => kind)).toEqual(['recovered', 'codes_made', 'log_in']);
});

test('wrong codes do not lock the owner out of logging in with the password', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const body = { name: 'dara', code: '22222 22222', password: 'my new password' };
  for (let turn = 0; turn <= rules.recoverByNameAndAddress.points; turn += 1)
    await limited.ask('POST', '/auth/recover', { body });
  expect((await limited.ask('POST', '/auth/recover', { body })).status).toBe(429);
  const owner = { name: 'dara', password: demoPassword };
  const { status, body: dara } = await limited.ask('POST', '/auth/login', { body: owner });
  expect(status).toBe(200);
  for (let turn = 0; turn < rules.makeCodes.points; turn += 1)
    await limited.ask('POST', '/auth/codes', { as: dara as Person, body: { currentPassword: 'a guess' } });
  const right = { currentPassword: demoPassword };
  const slowed = await limited.ask('POST', '/auth/codes', { as: dara as Person, body: right });
  expect(slowed).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  await limited.close();
});
