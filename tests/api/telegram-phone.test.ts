/** Confirming a phone number by Telegram (product 7.35). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#server/http/limits/rules.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { launchData, launchToken } from '../support/launch-data.ts';
import { newOperator } from '../support/operators.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const client = createClientFolder();
let telegram: Telegram;
let server: TestServer;
beforeAll(async () => {
  telegram = await startTelegram(launchToken);
  server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: {
      telegramToken: launchToken,
      telegramApi: telegram.api,
      publicUrl: 'https://jobs.example.com',
    },
  });
});
afterAll(async () => {
  await server.close();
  telegram.close();
  client.remove();
});

const patience = { timeout: 20_000 };
let people = 0;
const newNumber = () => `+8551255${String((people += 1)).padStart(4, '0')}`;
let chats = 6_000_000_000;
/** A new user with a linked chat. */
async function linked(lang: 'eng' | 'kh' = 'eng') {
  const [person, chat] = [await server.newcomer('employee'), ++chats];
  const created_at = server.clock();
  await server.db
    .insertInto('telegram_chats')
    .values({ user_id: person.user_id, chat_id: chat, lang, added_by: null, created_at })
    .execute();
  return { person, chat };
}
const ask = (as: Person, body: object = { currentPassword: demoPassword }) =>
  server.ask('POST', '/user/phone/telegram', { as, body });
const account = async (as: Person) => (await server.ask('GET', '/user/account', { as })).body;
const kinds = async (as: Person) =>
  ((await server.ask('GET', '/auth/events', { as })).body as { kind: string }[]).map(({ kind }) => kind);
const messages = (chat: number, count: number) =>
  expect.poll(() => telegram.texts(chat).length, patience).toBe(count);
const lastOf = (chat: number) => telegram.texts(chat).at(-1);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | undefined)?.code,
];
/** Waits until the bot has read everything that was sent to it so far. */
async function untilRead(): Promise<void> {
  const chat = ++chats;
  telegram.write('/start', chat);
  await messages(chat, 1);
}

test('the bot asks in its chat, and the own number is confirmed as by a code', async () => {
  const [{ person, chat }, phone] = [await linked(), newNumber()];
  expect(await ask(person)).toMatchObject({ status: 202, body: { url: 'https://t.me/karngea_test_bot' } });
  await messages(chat, 1);
  expect(lastOf(chat)).toMatch(/^Tap the button below to send your own phone number/);
  expect(telegram.buttons(chat)).toEqual({
    keyboard: [[{ text: 'Send my phone number', request_contact: true }]],
    resize_keyboard: true,
    one_time_keyboard: true,
  });
  expect(await account(person)).toMatchObject({ phone: null, phone_confirmed: false });
  telegram.sendContact(chat, phone.slice(1));
  // The reply, and the message that every new number causes.
  await messages(chat, 3);
  expect(telegram.texts(chat)).toContain('Your number has been saved.');
  expect(telegram.texts(chat)).toContain(
    'A phone number was added to your account. Not you? Change your password.',
  );
  const reply = telegram.sent.find(({ chat_id, text }) => chat_id === chat && /has been saved/.test(text));
  expect(reply?.reply_markup).toEqual({ remove_keyboard: true });
  expect(await account(person)).toMatchObject({ phone, phone_confirmed: true, next_phone: null });
  expect(await kinds(person)).toEqual(['phone_changed', 'log_in']);
});

test('a second number takes effect after 72 hours', async () => {
  const [{ person, chat }, first, second] = [await linked('kh'), newNumber(), newNumber()];
  await ask(person);
  await messages(chat, 1);
  telegram.sendContact(chat, first);
  await messages(chat, 3);
  await ask(person);
  await messages(chat, 4);
  telegram.sendContact(chat, second);
  await messages(chat, 6);
  for (const text of telegram.texts(chat)) expect(text).toMatch(/[\u1780-\u17ff]/);
  const at = new Date(server.clock().getTime() + 72 * 3_600_000).toISOString();
  expect(await account(person)).toMatchObject({ phone: first, next_phone: { phone: second, at } });
  expect((await kinds(person))[0]).toBe('phone_asked');
});

test("other people's contacts and foreign numbers confirm nothing, and the request stays open", async () => {
  const [{ person, chat }, phone] = [await linked(), newNumber()];
  await ask(person);
  await messages(chat, 1);
  telegram.sendContact(chat, phone, chat + 1_000);
  await messages(chat, 2);
  expect(lastOf(chat)).toMatch(/^This isn't your own number/);
  telegram.sendContact(chat, phone, null);
  await untilRead();
  telegram.sendContact(chat, '66812345678');
  await expect.poll(() => lastOf(chat), patience).toMatch(/^Only Cambodian mobile numbers/);
  expect(await account(person)).toMatchObject({ phone: null });
  telegram.sendContact(chat, phone);
  await expect.poll(() => account(person), patience).toMatchObject({ phone, phone_confirmed: true });
});

test('a contact that nobody asked for, or too late, or for another chat or session confirms nothing', async () => {
  const [unasked, late, loggedOut, moved] = [await linked(), await linked(), await linked(), await linked()];
  await ask(late.person);
  server.later({ minutes: 16 });
  for (const { person } of [loggedOut, moved]) await ask(person);
  await Promise.all([loggedOut, moved].map(({ chat }) => messages(chat, 1)));
  await server.ask('POST', '/auth/logout', { as: loggedOut.person });
  const chat_id = ++chats;
  await server.db
    .updateTable('telegram_chats')
    .set({ chat_id })
    .where('user_id', '=', moved.person.user_id)
    .execute();
  for (const { chat } of [unasked, late, loggedOut, moved]) telegram.sendContact(chat, newNumber());
  telegram.sendContact(chat_id, newNumber());
  for (const { chat } of [unasked, late, loggedOut, moved])
    await expect.poll(() => lastOf(chat), patience).toMatch(/^Karngea isn't waiting for a phone number/);
  const ids = [unasked, late, loggedOut, moved].map(({ person }) => person.user_id);
  const stored = await server.db.selectFrom('phones').select('user_id').where('user_id', 'in', ids).execute();
  expect(stored).toEqual([]);
});

test('a contact counts once, however often it is sent', async () => {
  const [{ person, chat }, phone, other] = [await linked(), newNumber(), newNumber()];
  await ask(person);
  await messages(chat, 1);
  for (const number of [phone, phone, other]) telegram.sendContact(chat, number);
  await untilRead();
  expect(await account(person)).toMatchObject({ phone, phone_confirmed: true, next_phone: null });
  expect(await kinds(person)).toEqual(['phone_changed', 'log_in']);
});

test('/start asks again while the number is asked for, and a withdrawn link takes the request along', async () => {
  const { person, chat } = await linked();
  await ask(person);
  await messages(chat, 1);
  telegram.write('/start', chat);
  await messages(chat, 2);
  expect(lastOf(chat)).toMatch(/^Tap the button/);
  await server.ask('POST', '/telegram/unlink', { as: person });
  telegram.sendContact(chat, newNumber());
  await expect.poll(() => lastOf(chat), patience).toMatch(/^Karngea isn't waiting/);
  expect(await account(person)).toMatchObject({ phone: null });
});

test('a request that may have arrived is not sent again; asking again, or /start, sends another', async () => {
  const { person, chat } = await linked();
  const inDoubt = async () =>
    (await server.db.selectFrom('tasks').select('id').where('kind', '=', 'telegram').execute()).length;
  telegram.makeTrouble(() => 'lost');
  await ask(person);
  await messages(chat, 1);
  await expect.poll(inDoubt, patience).toBe(0);
  telegram.makeTrouble(() => undefined);
  telegram.failures.push({ error_code: 502, description: 'Bad Gateway' });
  await ask(person);
  await expect.poll(() => telegram.failures.length, patience).toBe(0);
  await expect.poll(inDoubt, patience).toBe(0);
  await ask(person);
  await messages(chat, 2);
  telegram.write('/start', chat);
  await messages(chat, 3);
  expect(new Set(telegram.texts(chat)).size).toBe(1);
});

test('it takes a linked chat and the password, or launch data without one; operators have no number', async () => {
  const { person } = await linked();
  expect(codeOf(await ask(await server.newcomer('employee')))).toEqual([409, 'not_linked']);
  for (const body of [{}, { currentPassword: 'a wrong guess' }])
    expect(await ask(person, body)).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.any(String) as string } },
    });
  expect(codeOf(await ask(await newOperator(server, 'Phoneless')))).toEqual([403, 'forbidden']);
  const init_data = launchData({ id: ++chats, first_name: 'Sok', last_name: 'Dara' }, server.clock());
  const create = { acc_type: 'employee' };
  const created = await server.ask('POST', '/auth/telegram', { body: { init_data, create } });
  expect((await ask(created.body as Person, { init_data })).status).toBe(202);
});

test('requests outlive neither their time nor the account', async () => {
  const [{ person }, other] = [await linked(), await linked()];
  for (const each of [person, other.person]) await ask(each);
  const requests = async () =>
    (await server.db.selectFrom('telegram_phone_requests').select('user_id').execute()).map(
      ({ user_id }) => user_id,
    );
  expect(await requests()).toEqual(expect.arrayContaining([person.user_id, other.person.user_id]));
  await server.ask('POST', '/user/delete', { as: person, body: { password: demoPassword } });
  expect(await requests()).not.toContain(person.user_id);
  server.later({ minutes: 16 });
  await runHousekeeping({ ...server, log: server.app.log, keepApplicationsMonths: 12 });
  expect(await requests()).toEqual([]);
});

test('asking is limited, and without a bot there is nothing to ask', async () => {
  const limited = await startServer({
    settings: { rateLimit: true, telegramToken: launchToken, telegramApi: telegram.api },
  });
  const person = await limited.newcomer('employee');
  const body = { currentPassword: demoPassword };
  const status = async () => (await limited.ask('POST', '/user/phone/telegram', { as: person, body })).status;
  for (let turn = 0; turn < rules.phoneByTelegram.points; turn += 1) expect(await status()).toBe(409);
  expect(await status()).toBe(429);
  await limited.close();
  const bare = await startServer({ isEmpty: true });
  const asked = await bare.ask('POST', '/user/phone/telegram', { as: await bare.newcomer('employee'), body });
  expect(asked.status).toBe(404);
  await bare.close();
});
