/** The bot's chats (product 7.21): its menu button, /start, the buttons of notices, and who may be written to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotices } from '#server/notices/notice-store.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { launchData, launchToken } from '../support/launch-data.ts';
import { newOperator } from '../support/operators.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const client = createClientFolder();
let telegram: Telegram;
let server: TestServer;
const settings = () => ({
  telegramToken: launchToken,
  telegramApi: telegram.api,
  publicUrl: 'https://jobs.example.com',
});
beforeAll(async () => {
  telegram = await startTelegram(launchToken);
  server = await startServer({ background: true, clientFolder: client.folder, settings: settings() });
  await server.app.ready();
});
afterAll(async () => {
  await server.close();
  telegram.close();
  client.remove();
});

const patience = { timeout: 20_000 };
let chats = 7_000_000_000;
let events = 0;
const notify = ({ user_id }: Person, kind = 'message' as 'message' | 'job_closed' | 'board_health') =>
  addNotices(server.db, [
    {
      user_id,
      kind,
      event: `chat ${events++}`,
      job_name: 'Cook',
      ...(kind === 'message' ? { application_id: 12 } : kind === 'job_closed' ? { job_id: 7 } : {}),
    },
  ]);
const messages = (chat: number, count: number) =>
  expect.poll(() => telegram.texts(chat).length, patience).toBe(count);
const link = (values: { user_id: number; chat_id: number; can_write?: boolean; confirmed?: boolean }) =>
  server.db
    .insertInto('telegram_chats')
    .values({ lang: 'eng', added_by: null, created_at: server.clock(), ...values })
    .execute();
const logIn = (chat: number, more: object, create?: object) =>
  server.ask('POST', '/auth/telegram', {
    body: {
      init_data: launchData({ id: chat, first_name: 'Sok', last_name: 'Dara', ...more }, server.clock()),
      ...create,
    },
  });
const canWrite = async (chat: number) =>
  (
    await server.db
      .selectFrom('telegram_chats')
      .select('can_write')
      .where('chat_id', '=', chat)
      .executeTakeFirstOrThrow()
  ).can_write;

test('the menu button opens Home, and is set once', async () => {
  const runMenuTask = async () => {
    await server.db
      .updateTable('tasks')
      .set({ due: new Date(0) })
      .where('kind', '=', 'telegram_menu')
      .execute();
    const isDue = () =>
      server.db
        .selectFrom('tasks')
        .select('id')
        .where('kind', '=', 'telegram_menu')
        .where('due', '<=', new Date(0))
        .execute();
    await expect.poll(isDue, patience).toEqual([]);
  };
  await expect
    .poll(async () => {
      await runMenuTask();
      return telegram.menus;
    }, patience)
    .toEqual([{ type: 'web_app', text: 'ការងារ · Jobs', web_app: { url: 'https://jobs.example.com/' } }]);
  await expect
    .poll(
      () => server.db.selectFrom('meta').select('key').where('key', '=', 'telegram_menu').execute(),
      patience,
    )
    .toHaveLength(1);
  await runMenuTask();
  expect(telegram.menus).toHaveLength(1);
});

test("/start says in the chat's language what the bot can do, with a button that opens the app", async () => {
  const [english, khmer, linked] = [++chats, ++chats, ++chats];
  const { user_id } = await server.newcomer('employee');
  await link({ user_id, chat_id: linked });
  telegram.write('/start', english, 'private', 'en');
  telegram.write('/start', khmer, 'private', 'km');
  // The account's language counts.
  telegram.write('/start', linked, 'private', 'km');
  await Promise.all([english, khmer, linked].map((chat) => messages(chat, 1)));
  for (const chat of [english, linked]) expect(telegram.texts(chat)[0]).toMatch(/^Find work in Cambodia/);
  expect(telegram.texts(khmer)[0]).toMatch(/[\u1780-\u17ff]/);
  expect(telegram.buttons(english)).toEqual({
    inline_keyboard: [[{ text: 'Open Karngea', web_app: { url: 'https://jobs.example.com/' } }]],
  });
});

test("notices have a button that opens their page in the Mini App, operators' in the browser", async () => {
  const [person, operator] = [await server.newcomer('employee'), await newOperator(server, 'Chat')];
  const [chat, chatOfOperator] = [++chats, ++chats];
  await link({ user_id: person.user_id, chat_id: chat });
  await link({ user_id: operator.user_id, chat_id: chatOfOperator });
  await notify(person);
  await messages(chat, 1);
  await notify(person, 'job_closed');
  await messages(chat, 2);
  await notify(operator, 'board_health');
  await messages(chatOfOperator, 1);
  const urls = telegram.sent
    .filter(({ chat_id }) => chat_id === chat || chat_id === chatOfOperator)
    .map(({ reply_markup }) => reply_markup?.inline_keyboard?.[0]?.[0])
    .map((button) => button?.web_app?.url ?? button?.url);
  expect(urls).toEqual([
    'https://jobs.example.com/application/12?at=messages',
    'https://jobs.example.com/jobDetail/7',
    'https://jobs.example.com/operator/health',
  ]);
  expect(telegram.buttons(chatOfOperator)?.inline_keyboard?.[0]?.[0]?.web_app).toBeUndefined();
});

test('notices come at once where Telegram allows it, otherwise after /start', async () => {
  const [silent, allowed] = [++chats, ++chats];
  const create = { create: { acc_type: 'employee' } };
  const one = (await logIn(silent, {}, create)).body as Person;
  const other = (await logIn(allowed, { allows_write_to_pm: true }, create)).body as Person;
  await notify(one);
  await notify(other);
  await messages(allowed, 1);
  telegram.write('/start', silent);
  await messages(silent, 1);
  await notify(one);
  await messages(silent, 2);
});

test('/stop lasts until /start, also where Telegram would allow messages', async () => {
  const chat = ++chats;
  const allows = { allows_write_to_pm: true };
  const person = (await logIn(chat, allows, { create: { acc_type: 'employee' } })).body as Person;
  telegram.write('/stop', chat);
  await messages(chat, 1);
  expect(telegram.texts(chat)[0]).toContain('To get notifications again, send /start.');
  expect((await logIn(chat, allows)).status).toBe(200);
  expect(await canWrite(chat)).toBe(false);
  telegram.write('/start', chat);
  await messages(chat, 2);
  expect(await canWrite(chat)).toBe(true);
  await notify(person);
  await messages(chat, 3);
});
