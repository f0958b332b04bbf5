/** Recovering an account with a code sent to a phone (product 7.35). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SecurityEvent } from '#contract/security-events.ts';
import { rules } from '#server/http/limits/rules.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { inKhmerDigits } from '../support/khmer-digits.ts';
import { newOperator } from '../support/operators.ts';
import { type SmsGateway, startSmsGateway } from '../support/sms-gateway.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const client = createClientFolder();
let gateway: SmsGateway;
let server: TestServer;
beforeAll(async () => {
  gateway = await startSmsGateway();
  server = await startServer({
    clientFolder: client.folder,
    settings: { smsUrl: gateway.url, smsToken: 'token-of-ours' },
  });
});
afterAll(async () => {
  await server.close();
  gateway.close();
  client.remove();
});

let numbers = 0;
const newNumber = () => `+8551234${String((numbers += 1)).padStart(4, '0')}`;
const password = { currentPassword: demoPassword };
const setPhone = (as: Person, phone: string, more: object = {}) =>
  server.ask('POST', '/user/phone', { as, body: { phone, ...password, ...more } });
const confirm = (as: Person, code: string) =>
  server.ask('POST', '/user/phone/confirm', { as, body: { code } });
const lastCode = (phone: string) => gateway.codes(phone).at(-1) ?? '';
const account = async (as: Person) => (await server.ask('GET', '/user/account', { as })).body;
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

/** A new user with a confirmed number. */
async function phoned() {
  const [person, phone] = [await server.newcomer('employee'), newNumber()];
  expect((await setPhone(person, phone)).status).toBe(202);
  expect((await confirm(person, lastCode(phone))).status).toBe(200);
  return { person, phone };
}
async function codeFor({ name }: Person, phone: string): Promise<string> {
  const before = gateway.codes(phone).length;
  expect((await server.ask('POST', '/auth/recoverByPhone', { body: { name } })).status).toBe(202);
  await expect.poll(() => gateway.codes(phone).length, { timeout: 15_000 }).toBe(before + 1);
  return lastCode(phone);
}
const recover = ({ name }: Person, code: string, more: object = {}) =>
  server.ask('POST', '/auth/recover', { body: { name, code, password: 'my new password', ...more } });
const kinds = async (as: Person) =>
  ((await server.ask('GET', '/auth/events', { as })).body as SecurityEvent[]).map(({ kind }) => kind);

test('a number counts once its six-digit code is confirmed, and the account shows it', async () => {
  const [person, phone] = [await server.newcomer('employer'), newNumber()];
  expect(await account(person)).toMatchObject({ sms: true, phone: null, phone_confirmed: false });
  expect(await setPhone(person, `0${phone.slice(4)}`)).toMatchObject({ status: 202, body: {} });
  expect(gateway.sent.at(-1)).toEqual({
    to: phone,
    text: `Karngea code: ${lastCode(phone)}. It works for 10 minutes. Don't share it with anyone.`,
    authorization: 'Bearer token-of-ours',
  });
  expect(await account(person)).toMatchObject({ phone, phone_confirmed: false });
  const confirmed = { phone, phone_confirmed: true, next_phone: null };
  expect(await confirm(person, lastCode(phone))).toMatchObject({ status: 200, body: confirmed });
  expect(await account(person)).toMatchObject(confirmed);
  expect(await kinds(person)).toEqual(['phone_changed', 'log_in']);
});

test('the SMS is in the requested language', async () => {
  const [person, phone] = [await server.newcomer('employee'), newNumber()];
  await setPhone(person, phone, { lang: 'km' });
  expect(gateway.sent.at(-1)?.text).toMatch(/[\u1780-\u17ff].*\d{6}/);
});

test.each(['', '12', '023 721 234', '+1 202 555 0100', 'call me', 7, null])(
  '%j is not a Cambodian mobile number',
  async (phone) => {
    const person = await server.newcomer('employee');
    expect(await server.ask('POST', '/user/phone', { as: person, body: { phone } })).toMatchObject({
      status: 422,
      body: { fields: { phone: expect.any(String) as string } },
    });
  },
);

test('setting a number needs the password, also right after the log-in', async () => {
  const [person, phone] = [await server.newcomer('employee'), newNumber()];
  for (const more of [{ currentPassword: undefined }, { currentPassword: 'a wrong guess' }])
    expect(await setPhone(person, phone, more)).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.any(String) as string } },
    });
  expect(gateway.codes(phone)).toEqual([]);
  expect((await setPhone(person, phone)).status).toBe(202);
});

test('a code works for ten minutes, for five attempts, once, and replaces the previous one', async () => {
  const wrong = { status: 422, body: { fields: { code: 'This code is wrong or has expired.' } } };
  const [person, phone] = [await server.newcomer('employee'), newNumber()];
  await setPhone(person, phone);
  const first = lastCode(phone);
  server.later({ minutes: 10 });
  expect(await confirm(person, first)).toMatchObject(wrong);
  await setPhone(person, phone);
  const second = lastCode(phone);
  for (let turn = 0; turn < 5; turn += 1)
    expect(await confirm(person, wrongFor(second))).toMatchObject(wrong);
  expect(await confirm(person, second)).toMatchObject(wrong);
  await setPhone(person, phone, { currentPassword: demoPassword });
  const third = lastCode(phone);
  if (third !== second) expect(await confirm(person, second)).toMatchObject(wrong);
  expect((await confirm(person, ` ${inKhmerDigits(third).replace(/^.../, '$&-')} `)).status).toBe(200);
  expect(await confirm(person, third)).toMatchObject(wrong);
});

test('only five of many concurrent attempts are checked', async () => {
  const [person, phone] = [await server.newcomer('employee'), newNumber()];
  await setPhone(person, phone);
  const code = lastCode(phone);
  await Promise.all(Array.from({ length: 12 }, () => confirm(person, wrongFor(code))));
  expect((await confirm(person, code)).status).toBe(422);
});

test('a gateway that refuses, redirects or is down is reported, and leaves no code', async () => {
  const [person, phone] = [await server.newcomer('employee'), newNumber()];
  for (const status of [500, 302, 400]) {
    gateway.statuses.push(status);
    expect(await setPhone(person, phone)).toMatchObject({
      status: 503,
      body: { code: 'sms_unavailable', message: "We can't send SMS right now." },
      headers: { 'retry-after': '60' },
    });
  }
  expect(
    await server.db.selectFrom('phone_codes').selectAll().where('user_id', '=', person.user_id).execute(),
  ).toEqual([]);
  const away = await startServer({ isEmpty: true, settings: { smsUrl: 'http://127.0.0.1:9/' } });
  const somebody = await away.newcomer('employee');
  expect((await away.ask('POST', '/user/phone', { as: somebody, body: { phone, ...password } })).status).toBe(
    503,
  );
  await away.close();
});

test('a code sets a new password and ends all other sessions', async () => {
  const { person, phone } = await phoned();
  const code = await codeFor(person, phone);
  expect(await recover(person, code, { password: 'password123' })).toMatchObject({ status: 422 });
  const answers = await Promise.all([recover(person, code), recover(person, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await server.ask('GET', '/app', { as: person })).status).toBe(401);
  const back = answers.find(({ status }) => status === 200)?.body as Person;
  expect(await kinds(back)).toContain('recovered');
});

test('wrong codes get the usual error five times, and the sixth is not checked', async () => {
  const { person, phone } = await phoned();
  const code = await codeFor(person, phone);
  const nobody = await recover({ ...person, name: 'nobody of that name' }, '123456');
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await recover(person, wrongFor(code));
    expect([answer.status, answer.text]).toEqual([401, nobody.text]);
  }
  expect((await recover(person, code)).status).toBe(401);
  expect((await recover(person, await codeFor(person, phone))).status).toBe(200);
});

test('a code for one purpose works neither for the other nor for another account', async () => {
  const [{ person, phone }, other] = [await phoned(), await phoned()];
  await setPhone(person, phone);
  const confirming = lastCode(phone);
  expect((await recover(person, confirming)).status).toBe(401);
  const code = await codeFor(person, phone);
  expect((await recover(other.person, code)).status).toBe(401);
});

test('every request gets the same answer, and nothing is sent without an account or number', async () => {
  const { person, phone } = await phoned();
  const without = await server.newcomer('employee');
  const before = gateway.sent.length;
  const answers = await Promise.all(
    ['nobody of that name', without.name].map((name) =>
      server.ask('POST', '/auth/recoverByPhone', { body: { name } }),
    ),
  );
  await codeFor(person, phone);
  const answer = { status: 202, body: { request: expect.any(String) as string } };
  expect(answers).toMatchObject([answer, answer]);
  expect(gateway.sent).toHaveLength(before + 1);
  expect((await server.ask('POST', '/auth/recoverByPhone', { body: { name: ' ' } })).status).toBe(422);
});

test('a failing gateway is not revealed to a possible stranger', async () => {
  const { person } = await phoned();
  gateway.statuses.push(500);
  const answer = await server.ask('POST', '/auth/recoverByPhone', { body: { name: person.name } });
  expect(answer.status).toBe(202);
  await expect.poll(() => gateway.statuses, { timeout: 15_000 }).toEqual([]);
});

test('a second number counts after 72 hours, and the first one until then', async () => {
  const { person, phone } = await phoned();
  const second = newNumber();
  await setPhone(person, second);
  const at = new Date(server.clock().getTime() + 72 * 3_600_000).toISOString();
  const waiting = { phone, phone_confirmed: true, next_phone: { phone: second, at } };
  expect(await confirm(person, lastCode(second))).toMatchObject({ status: 200, body: waiting });
  expect((await kinds(person))[0]).toBe('phone_asked');
  server.later({ hours: 71 });
  await codeFor(person, phone);
  server.later({ hours: 1 });
  expect(await account(person)).toMatchObject({ phone: second, next_phone: null });
  await codeFor(person, second);
});

test.each(['a new password', 'the first number again'])(
  '%s cancels a pending second number',
  async (what) => {
    const { person, phone } = await phoned();
    const second = newNumber();
    await setPhone(person, second);
    await confirm(person, lastCode(second));
    if (what === 'a new password')
      await server.ask('PUT', '/auth/updatePW', {
        as: person,
        body: { password: 'my new password', currentPassword: demoPassword },
      });
    else {
      await setPhone(person, phone);
      await confirm(person, lastCode(phone));
    }
    server.later({ hours: 73 });
    expect(await account(person)).toMatchObject({ phone, next_phone: null });
  },
);

test('codes are deleted a day later, when they no longer count', async () => {
  const { person, phone } = await phoned();
  const code = await codeFor(person, phone);
  expect(JSON.stringify(await server.db.selectFrom('phone_codes').selectAll().execute())).not.toContain(code);
  server.later({ hours: 25 });
  await runHousekeeping({ ...server, log: server.app.log, keepApplicationsMonths: 12 });
  expect(await server.db.selectFrom('phone_codes').selectAll().execute()).toEqual([]);
});

test('operators have no number', async () => {
  const operator = await newOperator(server, 'Phoneless');
  expect((await setPhone(operator, newNumber())).status).toBe(403);
});

test('without a gateway these calls do not exist', async () => {
  const bare = await startServer({ isEmpty: true });
  const person = await bare.newcomer('employee');
  expect((await bare.ask('GET', '/user/account', { as: person })).body).toMatchObject({
    sms: false,
    phone: null,
  });
  const asked = [
    await bare.ask('POST', '/user/phone', { as: person, body: { phone: newNumber(), ...password } }),
    await bare.ask('POST', '/user/phone/confirm', { as: person, body: { code: '123456' } }),
    await bare.ask('POST', '/auth/recoverByPhone', { body: { name: person.name } }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
  await bare.close();
});

test('sending codes to one phone is limited', async () => {
  const limited = await startServer({ settings: { rateLimit: true, smsUrl: gateway.url } });
  const [one, other] = [await limited.newcomer('employee'), await limited.newcomer('employee')];
  const phone = newNumber();
  const set = async (as: Person) =>
    (await limited.ask('POST', '/user/phone', { as, body: { phone, ...password } })).status;
  for (let turn = 0; turn < rules.sms.points; turn += 1) expect(await set(one)).toBe(202);
  expect([await set(one), await set(other)]).toEqual([429, 429]);
  const ask = async () =>
    (await limited.ask('POST', '/auth/recoverByPhone', { body: { name: 'nobody of that name' } })).status;
  for (let turn = 0; turn < rules.smsByNameAndAddress.points; turn += 1) expect(await ask()).toBe(202);
  expect(await ask()).toBe(429);
  await limited.close();
});
