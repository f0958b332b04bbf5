/** Attacks on the bot's webhook, numbers by Telegram, links to files and the page for Telegram Web: each is refused, and nothing changes. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seed/fixtures.ts';
import { createBot } from '#server/telegram/bot.ts';
import { launchData, launchToken } from '../support/launch-data.ts';
import { rawCall } from '../support/raw-call.ts';
import { cvOfDara } from '../support/samples.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let telegram: Telegram;
let server: TestServer;
beforeAll(async () => {
  telegram = await startTelegram(launchToken);
  server = await startServer({
    isEmpty: true,
    clientFolder: resolve('dist/client'),
    settings: {
      telegramToken: launchToken,
      telegramApi: telegram.api,
      telegramWebhook: true,
      publicUrl: 'https://jobs.example.com',
    },
  });
});
afterAll(async () => {
  await server.close();
  telegram.close();
});

let ids = 6_000_000_000;
const { webhookSecret } = createBot(launchToken);
const secretHeader = 'x-telegram-bot-api-secret-token';
const send = (message: object, headers: Record<string, string> = { [secretHeader]: webhookSecret }) =>
  server.ask('POST', '/telegram/webhook', { body: { update_id: ++ids, message }, headers });
/** An account without a password, whose person may send its number. */
async function asking() {
  const user = { id: ++ids, first_name: 'Sok' };
  const proof = () => ({ init_data: launchData(user, server.clock()) });
  const { body } = await server.ask('POST', '/auth/telegram', {
    body: { ...proof(), create: { acc_type: 'employee' } },
  });
  const person = body as Person;
  const ask = async () =>
    (await server.ask('POST', '/user/phone/telegram', { as: person, body: proof() })).status;
  expect(await ask()).toBe(202);
  return { chat: user.id, person, ask };
}
type Asking = Awaited<ReturnType<typeof asking>>;
const message = (from: number, of: number, phone_number: unknown, more: object = {}) => ({
  chat: { id: from, type: 'private' },
  from: { id: from },
  contact: { phone_number, first_name: 'Sok', user_id: of },
  ...more,
});
const phones = () => server.db.selectFrom('phones').select(['user_id', 'phone', 'next_phone']).execute();
const phonesOf = async ({ person }: Asking) =>
  (await phones()).filter(({ user_id }) => user_id === person.user_id).map(({ phone }) => phone);
const number = '+85512345678';
const group = { chat: { id: -5, type: 'group' } };

test.each<[string, (own: Asking, other: Asking) => object]>([
  ["another person's contact", (own, other) => message(own.chat, other.chat, number)],
  ['a contact without a person', ({ chat }) => message(chat, 0, number)],
  [
    'a forwarded contact',
    ({ chat }) => message(chat, chat, number, { forward_origin: { type: 'user', date: 1 } }),
  ],
  [
    "another bot's contact",
    ({ chat }) => message(chat, chat, number, { via_bot: { id: 1, is_bot: true, first_name: 'Bot' } }),
  ],
  ['a contact in a group', ({ chat }) => message(chat, chat, number, group)],
  ['a number of another country', ({ chat }) => message(chat, chat, '+84912345678')],
  ['a number without its country', ({ chat }) => message(chat, chat, '012345678')],
  ['a landline', ({ chat }) => message(chat, chat, '+85523456789')],
  ['a number that is too long', ({ chat }) => message(chat, chat, '+855123456781234')],
  ['no number', ({ chat }) => message(chat, chat, '')],
  ['a text that looks like a contact', ({ chat }) => ({ chat: { id: chat, type: 'private' }, text: number })],
])('%s confirms nothing', async (_, made) => {
  const [own, other] = [await asking(), await asking()];
  expect((await send(made(own, other))).status).toBe(200);
  for (const each of [own, other]) expect(await phonesOf(each)).toEqual([]);
});

test("two requests take one contact, another account's request stays, and a number may be anyone's", async () => {
  const [own, other] = [await asking(), await asking()];
  expect(await own.ask()).toBe(202);
  for (const phone of [number, '+85512999999']) await send(message(own.chat, own.chat, phone));
  expect([await phonesOf(own), await phonesOf(other)]).toEqual([[number], []]);
  await send(message(other.chat, other.chat, number));
  expect([await phonesOf(own), await phonesOf(other)]).toEqual([[number], [number]]);
});

test('a contact after the log-in has expired confirms nothing', async () => {
  const own = await asking();
  server.later({ hours: 11, minutes: 50 });
  expect(await own.ask()).toBe(202);
  server.later({ minutes: 12 });
  await send(message(own.chat, own.chat, number));
  expect(await phonesOf(own)).toEqual([]);
});

const startCode = async (as: Person): Promise<string> => {
  const { body } = await server.ask('POST', '/telegram/link', { as, body: { lang: 'eng' } });
  return new URL((body as { url: string }).url).searchParams.get('start') ?? '';
};
const start = (id: number, code: string) =>
  send({ chat: { id, type: 'private' }, from: { id }, text: `/start ${code}` });
const accountOf = async (id: number) => {
  const body = { init_data: launchData({ id, first_name: 'Sok' }, server.clock()) };
  return ((await server.ask('POST', '/auth/telegram', { body })).body as Partial<Person>).user_id;
};
const secondLogIn = async ({ name }: Person): Promise<Person> =>
  (await server.ask('POST', '/auth/login', { body: { name, password: demoPassword } })).body as Person;

test.each<[string, (own: Person, intruder: Person) => Promise<unknown>]>([
  ['their log-out', (_, as) => server.ask('POST', '/auth/logout', { as })],
  ['the owner has ended other devices', (as) => server.ask('POST', '/auth/sessions/endOthers', { as })],
  [
    'a new password',
    (as) =>
      server.ask('PUT', '/auth/updatePW', {
        as,
        body: { currentPassword: demoPassword, password: 'a long password of mine' },
      }),
  ],
])("an intruder's link to the bot opens nothing after %s", async (_, end) => {
  const own = await server.newcomer('employee');
  const intruder = await secondLogIn(own);
  const [code, chat] = [await startCode(intruder), ++ids];
  await end(own, intruder);
  await start(chat, code);
  expect(await accountOf(chat)).toBeUndefined();
});

test('the button that switches a chat ends with the session that asked', async () => {
  const { chat, person } = await asking();
  await server.ask('PUT', '/auth/updatePW', {
    as: person,
    body: {
      init_data: launchData({ id: chat, first_name: 'Sok' }, server.clock()),
      password: 'a long password of mine',
    },
  });
  const other = await server.newcomer('employee');
  await start(chat, await startCode(other));
  await server.ask('POST', '/auth/logout', { as: other });
  const press = { id: '1', from: { id: chat }, message: { chat: { id: chat, type: 'private' } } };
  await server.ask('POST', '/telegram/webhook', {
    body: { update_id: ++ids, callback_query: { ...press, data: `switch:${other.user_id}` } },
    headers: { [secretHeader]: webhookSecret },
  });
  expect(await accountOf(chat)).toBe(person.user_id);
});

test.each<[string, Record<string, string>]>([
  ['no secret', {}],
  ['an empty one', { [secretHeader]: '' }],
  ['what a missing one becomes', { [secretHeader]: 'undefined' }],
  ['its first half', { [secretHeader]: webhookSecret.slice(0, 32) }],
  ['capitals', { [secretHeader]: webhookSecret.toUpperCase() }],
  ['the token', { [secretHeader]: launchToken }],
  ['it twice', { [secretHeader]: `${webhookSecret}, ${webhookSecret}` }],
  ['it as a bearer token', { authorization: `Bearer ${webhookSecret}` }],
])('an update with %s in place of the secret: 404', async (_, headers) => {
  const own = await asking();
  expect((await send(message(own.chat, own.chat, number), headers)).status).toBe(404);
  expect(await phonesOf(own)).toEqual([]);
});

const linkOf = async (as: Person, body: object): Promise<string> =>
  ((await server.ask('POST', '/file/link', { as, body })).body as { path: string }).path;
const get = (url: string, more: object = {}) => server.app.inject({ method: 'GET', url, ...more });
async function cvOwner(first_name: string): Promise<Person> {
  const person = await server.newcomer('employee');
  const user_info = { ...cvOfDara.user_info, first_name };
  const { status } = await server.ask('POST', '/cv', { as: person, body: { ...cvOfDara, user_info } });
  expect(status).toBe(201);
  return person;
}

test.each([
  '"; filename="evil',
  "x'; filename*=UTF-8''evil",
  '../../etc/passwd',
  'ដារា" \\',
  'a%0d%0aSet-Cookie: x',
])('the name of a file cannot be chosen: %s', async (name) => {
  const person = await cvOwner(name);
  const { headers } = await get(await linkOf(person, { user_id: person.user_id }));
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="CV-?[\w-]*\.pdf"(?:; filename\*=UTF-8''CV-[\w%-]+\.pdf)?$/,
  );
  expect(headers).not.toHaveProperty('set-cookie');
});

test('HTML in a calendar is a file to save', async () => {
  const person = await server.newcomer('employee');
  const calendar = 'BEGIN:VCALENDAR\r\n<html><script>alert(1)</script>\0\r\nEND:VCALENDAR\r\n';
  const { headers, payload } = await get(await linkOf(person, { calendar }));
  expect(payload).toBe(calendar);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; /) as string,
  });
  for (const body of [{ calendar: `${calendar}x` }, { calendar: ` ${calendar}` }, { calendar: [calendar] }])
    expect((await server.ask('POST', '/file/link', { as: person, body })).status).toBe(422);
});

test('a link cannot be guessed, split, shared with others or used after the account is deleted', async () => {
  const person = await cvOwner('Dara');
  const path = await linkOf(person, { user_id: person.user_id });
  for (const guess of [
    ...[path.slice(0, -1), `${path}A`, path.toUpperCase(), path.replace(/.$/, '%00')],
    ...['/api/file/..%2f..%2f..%2fetc%2fpasswd', '/api/file/', `/api/file/${'%'.repeat(43)}`],
  ])
    expect([400, 404]).toContain((await get(guess)).statusCode);
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await server.app.inject({ method, url: path })).statusCode).toBe(404);
  // At once, and in parts: one download.
  const answers = await Promise.all([1, 2, 3].map(() => get(path, { headers: { range: 'bytes=0-9' } })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  const late = await linkOf(person, { user_id: person.user_id });
  await server.ask('POST', '/user/delete', { as: person, body: { password: demoPassword } });
  expect((await get(late)).statusCode).toBe(404);
});

test('a framed page leads to no other site, and to no script', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const framed = async (path: string) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nSec-Fetch-Dest: iframe\r\nConnection: close\r\n\r\n`;
    return /<a href="([^"]*)"/.exec((await rawCall(address, head))?.body ?? '')?.[1];
  };
  // Not a page of ours, so it may be in no frame.
  for (const path of ['//evil.example', '//evil.example/jobs', '/\\evil.example', '/\\/evil.example'])
    expect(await framed(path), path).toBeUndefined();
  for (const parameter of ['//evil.example', 'job_0', 'job_5/../x', 'job_5%0a', 'search_x%22onclick='])
    expect(await framed(`/?tgWebAppStartParam=${parameter}`), parameter).toBe('/');
  expect(await framed('/company/"><script>')).toBe('/company/%22%3E%3Cscript%3E');
});

test.each(['frame', 'embed', 'object', 'fencedframe', 'iframe, document', 'IFRAME', ''])(
  'what is framed as %j is no page for frames',
  async (dest) => {
    const { headers } = await get('/?tgWebAppStartParam=job_5', { headers: { 'sec-fetch-dest': dest } });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  },
);
