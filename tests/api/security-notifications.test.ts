/** Security events are sent to the owner's other devices and Telegram chat (product 7.31). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seed/fixtures.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { type SmsGateway, startSmsGateway } from '../support/sms-gateway.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const token = '123456:AAtest-token';
const client = createClientFolder();
let server: TestServer;
let service: PushService;
let telegram: Telegram;
let sms: SmsGateway;
beforeAll(async () => {
  [service, telegram, sms] = await Promise.all([startPushService(), startTelegram(token), startSmsGateway()]);
  server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: {
      pushInsecure: true,
      telegramToken: token,
      telegramApi: telegram.api,
      publicUrl: 'https://jobs.example.com',
      rateLimit: true,
      smsUrl: sms.url,
    },
  });
});
afterAll(async () => {
  await server.close();
  service.close();
  telegram.close();
  sms.close();
  client.remove();
});

const patience = { timeout: 20_000 };
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logIn({ name }: Person, agent: string, from: string, more: object = {}): Promise<Person> {
  const body = { name, password: demoPassword, ...more };
  const answer = await server.ask('POST', '/auth/login', { body, from, headers: { 'user-agent': agent } });
  expect(answer.status).toBe(200);
  return answer.body as Person;
}
async function subscribe(as: Person, lang = 'eng'): Promise<string> {
  const subscription = service.subscribe();
  await server.ask('POST', '/push/subscribe', { as, body: { ...subscription, lang } });
  return subscription.endpoint;
}
const tasks = () =>
  server.db.selectFrom('tasks').select('id').where('kind', 'in', ['security_push', 'telegram']).execute();
const untilNotified = () => expect.poll(tasks, patience).toEqual([]);
const bodies = (endpoint: string) => service.messages(endpoint).map(({ body }) => body);
let chats = 6_000_000_000;
async function linkChat(as: Person): Promise<number> {
  const chat = ++chats;
  const { body } = await server.ask('POST', '/telegram/link', { as, body: { lang: 'eng' } });
  telegram.write(`/start ${(body as { url: string }).url.split('=')[1]}`, chat);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(1);
  return chat;
}

test('a log-in on a new device is pushed to all others, in their languages, and links to the settings', async () => {
  const person = await server.newcomer('employee');
  const [english, khmer] = [await subscribe(person), await subscribe(person, 'kh')];
  const onDesk = await logIn(person, desk, '10.1.0.1');
  await subscribe(onDesk);
  await untilNotified();
  expect(service.messages(english)).toEqual([
    {
      id: expect.any(Number) as number,
      kind: 'security',
      title: 'Karngea',
      body: 'New login to your account: Windows, Firefox. Not you? Change your password.',
      url: '/setting',
      tag: expect.stringMatching(/^security-\d+$/) as string,
      lang: 'en',
      open: 'Open',
      later: 'Later',
    },
  ]);
  expect(bodies(khmer)).toEqual([expect.stringMatching(/[\u1780-\u17ff].*Windows, Firefox/)]);
});

test('a known device at the same address is not, at another address it is', async () => {
  const person = await server.newcomer('employee');
  const endpoint = await subscribe(person);
  for (const [agent, from] of [
    [desk, '10.2.0.1'],
    [desk, '10.2.0.1'],
    [phone, '10.2.0.1'],
    [desk, '10.2.0.2'],
  ] as const)
    await logIn(person, agent, from);
  await untilNotified();
  expect(
    bodies(endpoint)
      .map((body) => /: (.+?)\./.exec(body)?.[1])
      .toSorted(),
  ).toEqual(['Android, Chrome', 'Windows, Firefox', 'Windows, Firefox']);
});

test('a device that is not remembered only shows that there is something new', async () => {
  const person = await server.newcomer('employee');
  const endpoint = await subscribe(await logIn(person, phone, '10.3.0.1', { remember: false }));
  await logIn(person, desk, '10.3.0.2');
  await untilNotified();
  expect(bodies(endpoint)).toEqual(['You have something new']);
});

test('these notifications cannot be switched off', async () => {
  const person = await server.newcomer('employee');
  const endpoint = await subscribe(person);
  const body = { applications: false, messages: false, jobs: false, alerts: false };
  await server.ask('PUT', '/user/notify', { as: person, body });
  await logIn(person, desk, '10.4.0.1');
  await untilNotified();
  expect(bodies(endpoint)).toHaveLength(1);
});

test('a chat is notified too, also of a changed password and of a recovery with a code', async () => {
  const person = await server.newcomer('employee');
  const chat = await linkChat(person);
  await logIn(person, phone, '10.5.0.1');
  const made = await server.ask('POST', '/auth/codes', {
    as: person,
    body: { currentPassword: demoPassword },
  });
  await server.ask('PUT', '/auth/updatePW', {
    as: person,
    body: { password: 'my new password', currentPassword: demoPassword },
  });
  const { codes } = made.body as { codes: string[] };
  const body = { name: person.name, code: codes[0], password: 'my newer password' };
  expect((await server.ask('POST', '/auth/recover', { body })).status).toBe(200);
  await untilNotified();
  expect(telegram.texts(chat).slice(1).toSorted()).toEqual([
    'New login to your account: Android, Chrome. Not you? Change your password.',
    'Someone recovered your account with a code. Not you? Contact us.',
    'Your account has new recovery codes. Not you? Change your password.',
    'Your password was changed. Not you? Recover your account with a recovery code.',
  ]);
  const buttons = telegram.sent.flatMap(({ reply_markup }) => reply_markup?.inline_keyboard?.flat() ?? []);
  expect(new Set(buttons.map(({ web_app }) => web_app?.url))).toEqual(
    new Set(['https://jobs.example.com/setting']),
  );
});

test('so is a phone number, and a second one before it counts, on the other devices', async () => {
  const person = await server.newcomer('employee');
  const endpoint = await subscribe(person);
  const thief = await logIn(person, '', '10.7.0.1');
  for (const phone of ['+85512350001', '+85512350002']) {
    await server.ask('POST', '/user/phone', { as: thief, body: { phone, currentPassword: demoPassword } });
    const body = { code: sms.codes(phone).at(-1) };
    expect((await server.ask('POST', '/user/phone/confirm', { as: thief, body })).status).toBe(200);
  }
  await untilNotified();
  expect(bodies(endpoint).toSorted()).toEqual([
    'A phone number was added to your account. Not you? Change your password.',
    'New login to your account. Not you? Change your password.',
    'The phone number on your account will change in 72 hours. Not you? Change your password.',
  ]);
});

test('the list of notices has none of these: older apps do not know their kinds', async () => {
  const person = await server.newcomer('employee');
  await logIn(person, desk, '10.6.0.1');
  expect((await server.ask('GET', '/notice', { as: person })).body).toEqual([]);
});
