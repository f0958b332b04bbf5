/** An account's security events, for its owner (product 7.31). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyRetention } from '#server/housekeeping.ts';
import { securityEventsPageSize } from '#contract/limits.ts';
import { type Session } from '#contract/devices.ts';
import { type SecurityEvent } from '#contract/security-events.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const by = (agent: string) => ({ headers: { 'user-agent': agent } });

const logIn = ({ name }: Person, agent: string, password = demoPassword) =>
  server.ask('POST', '/auth/login', { body: { name, password }, ...by(agent) });
const events = async (as: Person, before?: number) =>
  (await server.ask('GET', `/auth/events${before === undefined ? '' : `?before=${before}`}`, { as }))
    .body as readonly SecurityEvent[];
const said = async (as: Person) => (await events(as)).map(({ kind, device, times }) => [kind, device, times]);
const untilSaid = (as: Person, expected: unknown) =>
  expect.poll(() => said(as), { timeout: 15_000 }).toEqual(expected);

test("log-ins are listed with devices and times, newest first, for the account's owner only", async () => {
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employer')];
  server.later({ minutes: 5 });
  await logIn(person, phone);
  expect(await events(person)).toMatchObject([
    { kind: 'log_in', device: 'Android, Chrome', at: server.clock().toISOString(), times: 1 },
    { kind: 'log_in', device: '', times: 1 },
  ]);
  expect(await said(other)).toEqual([['log_in', '', 1]]);
});

test('wrong passwords make one entry an hour, however many there are', async () => {
  const person = await server.newcomer('employee');
  // Two attempts around the end of an hour would make two entries.
  server.later({ minutes: 60 - server.clock().getUTCMinutes() });
  await logIn(person, phone, 'a wrong guess');
  await logIn(person, phone, 'a wrong guess');
  await logIn({ ...person, name: person.name.toUpperCase() }, desk, 'a wrong guess');
  await untilSaid(person, [
    ['wrong_password', 'Windows, Firefox', 3],
    ['log_in', '', 1],
  ]);
  server.later({ minutes: 60 });
  await logIn(person, phone, 'a wrong guess');
  await untilSaid(person, [
    ['wrong_password', 'Android, Chrome', 1],
    ['wrong_password', 'Windows, Firefox', 3],
    ['log_in', '', 1],
  ]);
});

test('so do wrong codes, and wrong current passwords count as wrong passwords', async () => {
  const person = await server.newcomer('employee');
  server.later({ minutes: 60 - server.clock().getUTCMinutes() });
  const { name } = person;
  for (const code of ['2222 2222', '3333 3333'])
    await server.ask('POST', '/auth/recover', {
      body: { name, code, password: 'a new password' },
      ...by(phone),
    });
  const body = { password: 'a new password', currentPassword: 'a wrong guess' };
  await server.ask('PUT', '/auth/updatePW', { as: person, body, ...by(desk) });
  await expect
    .poll(async () => (await said(person)).toSorted(), { timeout: 15_000 })
    .toEqual([
      ['log_in', '', 1],
      ['wrong_code', 'Android, Chrome', 2],
      ['wrong_password', 'Windows, Firefox', 1],
    ]);
});

test('a guess at an unknown name leaves no entry', async () => {
  const count = async () => (await server.db.selectFrom('security_events').select('id').execute()).length;
  const before = await count();
  await logIn({ name: 'nobody of that name' } as Person, phone);
  await server.newcomer('employee');
  expect(await count()).toBe(before + 1);
});

test('a password change is listed', async () => {
  const person = await server.newcomer('employee');
  await server.ask('PUT', '/auth/updatePW', {
    as: person,
    body: { password: 'a new password' },
    ...by(desk),
  });
  expect(await said(person)).toEqual([
    ['password_changed', 'Windows, Firefox', 1],
    ['log_in', '', 1],
  ]);
});

test('ended sessions are listed with their devices', async () => {
  const person = await server.newcomer('employee');
  for (const agent of [phone, phone, desk]) await logIn(person, agent);
  const { body } = await server.ask('GET', '/auth/sessions', { as: person });
  const onDesk = (body as Session[]).find(({ device }) => device.startsWith('Windows'));
  await server.ask('POST', `/auth/sessions/${onDesk?.id}/end`, { as: person });
  await server.ask('POST', '/auth/sessions/endOthers', { as: person });
  await server.ask('POST', '/auth/sessions/endOthers', { as: person });
  expect((await said(person)).slice(0, 3)).toEqual([
    ['session_ended', 'Android, Chrome', 2],
    ['session_ended', 'Windows, Firefox', 1],
    ['log_in', 'Windows, Firefox', 1],
  ]);
});

const write = (user_id: number, count: number, at: Date) =>
  server.db
    .insertInto('security_events')
    .values(Array.from({ length: count }, () => ({ user_id, kind: 'log_in' as const, device: '', at })))
    .execute();

test('they are paged, and only the newest thousand of an account are stored', async () => {
  const person = await server.newcomer('employee');
  await write(person.user_id, 1_200, server.clock());
  await logIn(person, phone);
  const first = await events(person);
  expect(first).toHaveLength(securityEventsPageSize);
  const next = await events(person, first.at(-1)?.id);
  expect(next[0]?.id).toBeLessThan(first.at(-1)?.id ?? 0);
  const stored = await server.db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', person.user_id)
    .execute();
  expect(stored).toHaveLength(1_000);
});

test('after 90 days they are no longer listed, and are deleted', async () => {
  const person = await server.newcomer('employee');
  await server.db.deleteFrom('security_events').execute();
  await write(person.user_id, 2_500, server.clock());
  server.later({ days: 50 });
  await logIn(person, phone);
  server.later({ days: 40 });
  const { body } = await logIn(person, desk);
  expect(await said(body as Person)).toEqual([
    ['log_in', 'Windows, Firefox', 1],
    ['log_in', 'Android, Chrome', 1],
  ]);
  await applyRetention('security_events', { ...server, keepApplicationsMonths: 12 });
  const left = await server.db.selectFrom('security_events').select('device').execute();
  expect(left.map(({ device }) => device)).toEqual(['Android, Chrome', 'Windows, Firefox']);
});

test('no event contains an address, a name or the guessed text', async () => {
  const person = await server.newcomer('employee');
  const from = '203.0.113.77';
  await server.ask('POST', '/auth/login', {
    body: { name: person.name, password: 'what was guessed' },
    from,
  });
  await untilSaid(person, expect.arrayContaining([['wrong_password', '', 1]]));
  const stored = JSON.stringify(await server.db.selectFrom('security_events').selectAll().execute());
  for (const secret of [from, 'what was guessed', person.name]) expect(stored).not.toContain(secret);
});
