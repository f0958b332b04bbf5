/** Limits of recovery by SMS (product 7.35): guessing, the site's cost, and others who ask for codes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#server/http/limits/rules.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { type SmsGateway, startSmsGateway } from '../support/sms-gateway.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let gateway: SmsGateway;
lowerLimits({ smsByAddress: 15 });
let server: TestServer;
beforeAll(async () => {
  gateway = await startSmsGateway();
  server = await startServer({ isEmpty: true, settings: { smsUrl: gateway.url, rateLimit: true } });
});
afterAll(async () => {
  await server.close();
  gateway.close();
});

let numbers = 0;
const newNumber = () => `+8551298${String((numbers += 1)).padStart(4, '0')}`;
const lastCode = (phone: string) => gateway.codes(phone).at(-1) ?? '';
const wrongFor = (code: string, turn = 0) => String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');

const setPhone = (on: TestServer, as: Person, phone: string, from: string) =>
  on.ask('POST', '/user/phone', { as, from, body: { phone, currentPassword: demoPassword } });
/** A new user with a confirmed number. */
async function phoned(on = server) {
  const [person, phone] = [await on.newcomer('employee'), newNumber()];
  expect((await setPhone(on, person, phone, `10.9.${numbers}.1`)).status).toBe(202);
  await on.ask('POST', '/user/phone/confirm', { as: person, body: { code: lastCode(phone) } });
  return { person, phone };
}
const askForCode = (on: TestServer, { name }: Person, from: string) =>
  on.ask('POST', '/auth/recoverByPhone', { from, body: { name } });
type Requested = { request: string };
async function codeFor(on: TestServer, person: Person, phone: string, from: string) {
  const before = gateway.codes(phone).length;
  const { status, body } = await askForCode(on, person, from);
  expect(status).toBe(202);
  await expect.poll(() => gateway.codes(phone).length, { timeout: 15_000 }).toBe(before + 1);
  return { code: lastCode(phone), request: (body as Requested).request };
}
const recover = (on: TestServer, { name }: Person, code: string, from: string, request?: string) =>
  on.ask('POST', '/auth/recover', {
    from,
    body: { name, code, password: 'my new password', ...(request === undefined ? {} : { request }) },
  });

test('every request gets an id of its own, whether the account exists or not', async () => {
  const { person } = await phoned();
  const answers = [
    await askForCode(server, person, '10.1.0.1'),
    await askForCode(server, { ...person, name: 'nobody of that name' }, '10.1.0.1'),
  ];
  const ids = answers.map(({ body }) => (body as Requested).request);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22,}$/);
  expect(new Set(ids).size).toBe(2);
});

test("a stranger's requests and wrong codes use up neither the owner's codes nor tries", async () => {
  const { person, phone } = await phoned();
  const stranger = '10.2.0.1';
  for (let turn = 0; turn < 5; turn += 1) await askForCode(server, person, stranger);
  await expect.poll(() => gateway.codes(phone).length, { timeout: 15_000 }).toBe(4);
  expect((await askForCode(server, person, stranger)).status).toBe(429);
  server.later({ minutes: 1 });
  const { code, request } = await codeFor(server, person, phone, '10.3.0.1');
  for (let turn = 0; turn < 5; turn += 1)
    expect((await recover(server, person, wrongFor(code, turn), stranger)).status).toBe(401);
  // The code works for the owner's request only.
  expect((await recover(server, person, code, '10.3.0.1', 'another-request-of-this-length')).status).toBe(
    401,
  );
  expect((await recover(server, person, code, '10.3.0.1', request)).status).toBe(200);
});

test('clients that do not send the request share five tries', async () => {
  const { person, phone } = await phoned();
  const first = await codeFor(server, person, phone, '10.4.0.1');
  expect((await recover(server, person, wrongFor(first.code), '10.4.0.1')).status).toBe(401);
  expect((await recover(server, person, first.code, '10.4.0.1')).status).toBe(200);
  const second = await codeFor(server, person, phone, '10.4.0.2');
  for (let turn = 0; turn < 5; turn += 1)
    await recover(server, person, wrongFor(second.code, turn), '10.4.0.3');
  expect((await recover(server, person, second.code, '10.4.0.2')).status).toBe(401);
});

test('after 20 wrong codes in 30 days only other ways work, even with the right code', async () => {
  const patient = await startServer({ isEmpty: true, settings: { smsUrl: gateway.url } });
  const { person, phone } = await phoned(patient);
  let tries = 0;
  for (let day = 0; day < 10; day += 1) {
    const before = gateway.codes(phone).length;
    const { body } = await askForCode(patient, person, '10.5.0.1');
    const isSent = await expect
      .poll(() => gateway.codes(phone).length, { timeout: 1_500 })
      .toBe(before + 1)
      .then(
        () => true,
        () => false,
      );
    if (!isSent) break;
    const code = lastCode(phone);
    for (let turn = 0; turn < 5; turn += 1) {
      await recover(patient, person, wrongFor(code, turn), '10.5.0.1', (body as Requested).request);
      tries += 1;
    }
    patient.later({ days: 1 });
  }
  expect(tries).toBe(20);
  patient.later({ days: 31 });
  const { code, request } = await codeFor(patient, person, phone, '10.5.0.1');
  expect((await recover(patient, person, code, '10.5.0.1', request)).status).toBe(200);
  await patient.close();
});

test('an account gets at most ten codes a day, from however many addresses', async () => {
  const { person, phone } = await phoned();
  for (let turn = 0; turn < 12; turn += 1) await askForCode(server, person, `10.6.${turn}.1`);
  await expect.poll(() => gateway.codes(phone).length, { timeout: 15_000 }).toBe(11);
});

test('one address cannot send codes to many numbers', async () => {
  const people = [await server.newcomer('employee'), await server.newcomer('employee')];
  const statuses: number[] = [];
  for (let turn = 0; turn <= rules.smsByAddress.points; turn += 1) {
    const { status } = await server.ask('POST', '/user/phone', {
      as: people[turn % 2] ?? '',
      from: '10.7.0.1',
      body: { phone: 'no number' },
    });
    statuses.push(status);
    // Refused before it counts.
    if (status === 422) break;
  }
  expect(statuses).toEqual([422]);
  const asked = await Promise.all(
    Array.from({ length: rules.smsByAddress.points + 1 }, (_, turn) =>
      askForCode(server, { ...(people[0] as Person), name: `nobody ${turn}` }, '10.7.0.1'),
    ),
  );
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await setPhone(server, people[0] as Person, newNumber(), '10.7.0.1')).status).toBe(429);
});

test('the site sends at most SMS_PER_DAY', async () => {
  const frugal = await startServer({
    isEmpty: true,
    settings: { smsUrl: gateway.url, rateLimit: true, smsPerDay: 2 },
  });
  const people = await Promise.all([1, 2, 3].map(() => frugal.newcomer('employee')));
  const statuses: number[] = [];
  for (const [turn, person] of people.entries())
    statuses.push((await setPhone(frugal, person, newNumber(), `10.8.${turn}.1`)).status);
  expect(statuses).toEqual([202, 202, 503]);
  await frugal.close();
});
