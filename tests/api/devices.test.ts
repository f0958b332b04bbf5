/** A user's sessions (product 7.30): listing their devices, and ending them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session } from '#contract/devices.ts';
import { sessionsMaximum } from '#contract/limits.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { pushInsecure: true } });
});
afterAll(() => server.close());

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logIn({ name }: Person, agent: string, more: object = {}): Promise<Person> {
  const body = { name, password: demoPassword, ...more };
  const answer = await server.ask('POST', '/auth/login', { body, headers: { 'user-agent': agent } });
  return answer.body as Person;
}
const sessions = async (as: Person) =>
  (await server.ask('GET', '/auth/sessions', { as })).body as readonly Session[];
const idOf = async (as: Person) => (await sessions(as)).find(({ current }) => current)?.id ?? '';
const end = (as: Person, id: string) => server.ask('POST', `/auth/sessions/${id}/end`, { as });
const endOthers = (as: Person) => server.ask('POST', '/auth/sessions/endOthers', { as });
const statusOf = async (as: Person) => (await server.ask('GET', '/user/account', { as })).status;
const subscribe = async (as: Person, endpoint: string) => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const body = { endpoint: `http://127.0.0.1/${endpoint}`, keys };
  expect((await server.ask('POST', '/push/subscribe', { as, body })).status).toBe(201);
};
const subscribed = async ({ user_id }: Person) =>
  (
    await server.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', user_id)
      .execute()
  ).map(({ endpoint }) => endpoint.split('/').at(-1));

test('lists each session with device and dates, the current one first, then the most recently used', async () => {
  const person = await server.newcomer('employee');
  const opened = server.clock().toISOString();
  const onPhone = await logIn(person, phone);
  server.later({ days: 1 });
  const onDesk = await logIn(person, desk);
  server.later({ days: 1 });
  const used = server.clock().toISOString();
  expect(await sessions(onPhone)).toEqual([
    {
      id: expect.any(String),
      device: 'Android, Chrome',
      created_at: opened,
      last_used_at: used,
      current: true,
    },
    expect.objectContaining({ device: 'Windows, Firefox', current: false }),
    expect.objectContaining({ device: '', created_at: opened, last_used_at: opened, current: false }),
  ]);
  expect(await statusOf(onDesk)).toBe(200);
});

test('use is recorded once a day, by days in Cambodia', async () => {
  const person = await server.newcomer('employee');
  const [{ last_used_at: first } = { last_used_at: '' }] = await sessions(person);
  // Midnight in Cambodia is 17:00 in UTC.
  const untilMidnight = 24 * 60 - ((server.clock().getUTCHours() + 7) * 60 + server.clock().getUTCMinutes());
  server.later({ minutes: ((untilMidnight + 24 * 60) % (24 * 60)) - 2 });
  expect((await sessions(person))[0]?.last_used_at).toBe(first);
  server.later({ minutes: 4 });
  const nextDay = server.clock().toISOString();
  expect(await statusOf(person)).toBe(200);
  server.later({ minutes: 30 });
  expect((await sessions(person))[0]?.last_used_at).toBe(nextDay);
});

test('no answer contains a token or its digest, and an id opens nothing', async () => {
  const person = await server.newcomer('employee');
  const { text } = await server.ask('GET', '/auth/sessions', { as: person });
  expect(text).not.toContain(person.token);
  expect(text).not.toContain(tokenDigest(person.token));
  expect(await statusOf({ ...person, token: await idOf(person) })).toBe(401);
});

test('expired sessions are not listed, and cannot be ended', async () => {
  const person = await server.newcomer('employee');
  const short = await logIn(person, desk, { remember: false });
  const id = await idOf(short);
  server.later({ hours: 12 });
  expect(await sessions(person)).toHaveLength(1);
  expect((await end(person, id)).status).toBe(404);
});

test('the current session and the newest ones are listed, however many there are', async () => {
  const person = await server.newcomer('employee');
  const { user_id } = person;
  const at = (number: number) => new Date(server.clock().getTime() + number);
  await server.db
    .insertInto('sessions')
    .values(
      Array.from({ length: sessionsMaximum + 20 }, (_, number) => ({
        token_hash: `${user_id} of many ${number}`,
        user_id,
        created_at: at(number),
        last_used_at: at(number),
      })),
    )
    .execute();
  const listed = await sessions(person);
  expect([listed.length, listed[0]?.current]).toEqual([sessionsMaximum, true]);
  expect(listed[1]?.created_at).toBe(at(sessionsMaximum + 19).toISOString());
});

test('beyond the maximum the least recently used session ends', async () => {
  const person = await server.newcomer('employee');
  const logIn = async () =>
    (await server.ask('POST', '/auth/login', { body: { name: person.name, password: 'karngea-demo' } }))
      .status;
  for (let turn = 0; turn < sessionsMaximum + 5; turn += 1) expect(await logIn()).toBe(200);
  const { n } = await server.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  expect(n).toBe(sessionsMaximum);
});

test('ends a session at once, with its pushes; the others stay', async () => {
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  const [lost, current] = [await logIn(person, phone), await logIn(person, desk)];
  await subscribe(lost, 'lost');
  await subscribe(current, 'current');
  expect(await end(person, await idOf(lost))).toMatchObject({ status: 204, text: '' });
  expect(await Promise.all([lost, current, person, other].map(statusOf))).toEqual([401, 200, 200, 200]);
  expect(await subscribed(person)).toEqual(['current']);
});

test('ending one twice, that of another user, or a missing one gets the same answer', async () => {
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employer')];
  const gone = await idOf(await logIn(person, phone));
  await end(person, gone);
  const answers = [
    await end(person, gone),
    await end(person, await idOf(other)),
    await end(person, 'f'.repeat(32)),
    await end(person, '1'),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  expect(await statusOf(other)).toBe(200);
});

test('a user may end the current session', async () => {
  const person = await server.newcomer('employee');
  expect((await end(person, await idOf(person))).status).toBe(204);
  expect(await statusOf(person)).toBe(401);
});

test("ends all other sessions at once, with their pushes, and no one else's", async () => {
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  const more = [await logIn(person, phone), await logIn(person, desk)];
  await subscribe(more[0] ?? person, 'theirs');
  await subscribe(person, 'mine');
  expect(await endOthers(person)).toMatchObject({ status: 204, text: '' });
  expect(await Promise.all([...more, person, other].map(statusOf))).toEqual([401, 401, 200, 200]);
  expect(await subscribed(person)).toEqual(['mine']);
  expect((await endOthers(person)).status).toBe(204);
});

test('a registration records the device, too', async () => {
  const headers = { 'user-agent': phone };
  const body = { name: 'on a phone', password: demoPassword, accType: 'employee' };
  const registered = (await server.ask('POST', '/auth/register', { body, headers })).body as Person;
  expect(await sessions(registered)).toMatchObject([{ device: 'Android, Chrome' }]);
});

test('a session without a device is listed, too', async () => {
  const person = await server.newcomer('employee');
  await server.db
    .insertInto('sessions')
    .values({ token_hash: tokenDigest('an-older-one'), user_id: person.user_id })
    .execute();
  expect(await sessions({ ...person, token: 'an-older-one' })).toHaveLength(2);
});
