/** Telegram (product 7.21): linking a chat, and its notifications. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotices } from '#server/notices/notice-store.ts';
import { createBot, TelegramError } from '#server/telegram/bot.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { openHiring } from '../support/hiring.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const token = '123456:AAtest-token';
const client = createClientFolder();
let telegram: Telegram;
let server: TestServer;
beforeAll(async () => {
  telegram = await startTelegram(token);
  server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: { telegramToken: token, telegramApi: telegram.api, publicUrl: 'https://jobs.example.com' },
  });
});
afterAll(async () => {
  await server.close();
  telegram.close();
  client.remove();
});

const patience = { timeout: 20_000 };
async function linkOf(as: Person, lang?: string): Promise<string> {
  const { body } = await server.ask('POST', '/telegram/link', lang ? { as, body: { lang } } : { as });
  const { url } = body as { url: string };
  expect(url).toMatch(/^https:\/\/t\.me\/karngea_test_bot\?start=[\w-]{24}$/);
  return url.split('=')[1] ?? '';
}
const account = async (as: Person) =>
  ((await server.ask('GET', '/user/account', { as })).body as { telegram: object }).telegram;
let chats = 5_000_000_000;
/** A new user with a chat of their own. */
async function linked(lang?: string) {
  const person = await server.newcomer('employee');
  const chat = ++chats;
  telegram.write(`/start ${await linkOf(person, lang)}`, chat);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(1);
  return { person, chat };
}
let events = 0;
const notify = ({ user_id }: Person) =>
  addNotices(server.db, [
    {
      user_id,
      kind: 'application_decided',
      event: `test ${events++}`,
      application_id: 12,
      job_name: 'Cook <&>',
    },
  ]);
const tasks = () => server.db.selectFrom('tasks').selectAll().where('kind', '=', 'telegram').execute();

test('a link joins the chat to the account, and the chat gets a confirmation in its language', async () => {
  const [{ person, chat }, khmer] = await Promise.all([linked(), linked('kh')]);
  expect(await account(person)).toEqual({ available: true, linked: true });
  expect(telegram.texts(chat)).toEqual([
    "You'll now get your Karngea notifications here. To stop, send /stop.",
  ]);
  expect(telegram.texts(khmer.chat)[0]).toMatch(/[\u1780-\u17ff]/);
});

test('a notice is sent once, with a button, and without an outcome', async () => {
  const { person, chat } = await linked();
  await notify(person);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(2);
  expect(telegram.sent.at(-1)).toEqual({
    chat_id: chat,
    text: 'You have an answer to your application: “Cook <&>”',
    link_preview_options: { is_disabled: true },
    reply_markup: {
      inline_keyboard: [[{ text: 'Open', web_app: { url: 'https://jobs.example.com/application/12' } }]],
    },
  });
  await expect.poll(tasks, patience).toEqual([]);
});

test('no notification is sent for a new job that is closed or hidden by then', async () => {
  const { person, chat } = await linked();
  const { post, employer } = await openHiring(server);
  const [closed, hidden, open] = [await post(), await post(), await post()];
  await server.ask('PATCH', `/job/stop/${closed}`, { as: employer });
  await server.db.insertInto('hidden_jobs').values({ job_id: hidden, removed_at: new Date() }).execute();
  await addNotices(
    server.db,
    Object.entries({ closed, hidden, open }).map(([job_name, job_id]) => ({
      user_id: person.user_id,
      kind: 'search_alert',
      event: `test ${events++}`,
      job_id,
      job_name,
    })),
  );
  await expect.poll(tasks, patience).toEqual([]);
  expect(telegram.texts(chat).slice(1)).toEqual(['New job: “open”']);
});

test('a code works once, for 15 minutes, in private chats', async () => {
  const [first, second, third] = [
    await server.newcomer('employee'),
    await server.newcomer('employee'),
    await server.newcomer('employee'),
  ];
  telegram.write(`/start ${await linkOf(first)}`, -100, 'group');
  const old = await linkOf(third);
  await sql`update telegram_codes set expires_at = now() where user_id = ${third.user_id}`.execute(server.db);
  telegram.write(`/start ${old}`, 7);
  telegram.write('hello', 7);
  await expect.poll(() => telegram.texts(7).length, patience).toBe(1);
  const code = await linkOf(second);
  const chat = ++chats;
  for (const each of [chat, chat + 1]) telegram.write(`/start ${code}`, each);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(1);
  chats += 1;
  await expect.poll(() => telegram.texts(chats).length, patience).toBe(1);
  expect(await account(first)).toMatchObject({ linked: false });
  expect(await account(second)).toMatchObject({ linked: true });
  expect(await account(third)).toMatchObject({ linked: false });
  expect(telegram.texts(-100)).toEqual([]);
});

test('nothing is sent after unlinking, blocking the bot or disabling the group', async () => {
  const [unlinking, blocking, off] = await Promise.all([linked(), linked(), linked()]);
  const { status } = await server.ask('POST', '/telegram/unlink', { as: unlinking.person });
  expect(status).toBe(204);
  expect(await account(unlinking.person)).toMatchObject({ linked: false });
  await server.ask('PUT', '/user/notify', { as: off.person, body: { applications: false } });
  telegram.failures.push({ error_code: 403, description: 'Forbidden: bot was blocked by the user' });
  await notify(blocking.person);
  await expect.poll(() => account(blocking.person), patience).toMatchObject({ linked: false });
  for (const { person } of [unlinking, blocking, off]) await notify(person);
  expect(await tasks()).toEqual([]);
});

test('/stop unlinks the chat, with a confirmation in its language', async () => {
  const [khmer, { person, chat }] = await Promise.all([linked('kh'), linked()]);
  for (const each of [khmer.chat, chat, 8]) telegram.write('/stop', each);
  telegram.write('/stop@karngea_test_bot', chat);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(2);
  await expect.poll(() => telegram.texts(khmer.chat).length, patience).toBe(2);
  expect(telegram.texts(chat)[1]).toBe(
    "Karngea won't send anything here any more. You can link it again in Settings.",
  );
  expect(telegram.texts(khmer.chat)[1]).toMatch(/[\u1780-\u17ff]/);
  expect(await account(person)).toMatchObject({ linked: false });
  await notify(person);
  await expect.poll(tasks, patience).toEqual([]);
  expect([telegram.texts(chat).length, telegram.texts(8)]).toEqual([2, []]);
});

test('blocking the bot unlinks the chat even if nothing is sent', async () => {
  const [blocking, other] = await Promise.all([linked(), linked()]);
  telegram.throwOut(other.chat, 'group');
  telegram.throwOut(blocking.chat);
  await expect.poll(() => account(blocking.person), patience).toMatchObject({ linked: false });
  expect(await account(other.person)).toMatchObject({ linked: true });
});

test('with a Retry-After from Telegram the message is sent at that time', async () => {
  const { person, chat } = await linked();
  telegram.failures.push({
    error_code: 429,
    description: 'Too Many Requests: retry after 7',
    parameters: { retry_after: 7 },
  });
  await notify(person);
  await expect.poll(async () => (await tasks())[0]?.why, patience).toContain('retry after 7');
  await sql`update tasks set due = now() where kind = 'telegram'`.execute(server.db);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(2);
});

const unread = 'You have something new';
/** Runs tasks that wait, such as reminders, now. */
const hurry = () => sql`update tasks set due = now() where kind = 'telegram'`.execute(server.db);
const waitingPayloads = async () => (await tasks()).map(({ payload }) => Object.keys(payload));

test('a notice whose answer was lost is not sent again; the chat is reminded if it stays unread', async () => {
  const [reader, other] = [await linked(), await linked()];
  telegram.makeTrouble(() => 'lost');
  for (const { person } of [reader, other]) await notify(person);
  await expect.poll(waitingPayloads, patience).toEqual([['reminder'], ['reminder']]);
  telegram.makeTrouble(() => undefined);
  const [task] = await tasks();
  expect(task?.due.getTime()).toBeGreaterThan(server.clock().getTime() + 14 * 60_000);
  await server.ask('POST', '/notice/read', { as: reader.person, body: { up_to: 1e9 } });
  await hurry();
  await expect.poll(tasks, patience).toEqual([]);
  expect(telegram.texts(reader.chat).slice(1)).toEqual([expect.stringContaining('answer')]);
  expect(telegram.texts(other.chat).slice(1)).toEqual([expect.stringContaining('answer'), unread]);
  expect(telegram.buttons(other.chat)?.inline_keyboard?.[0]?.[0]?.web_app?.url).toBe(
    'https://jobs.example.com/application/12',
  );
});

test('a notice that was being sent when its node stopped is not sent again; one that was refused is', async () => {
  const [interrupted, refused] = [await linked(), await linked()];
  const answered = { error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 600 } };
  telegram.failures.push(answered, answered);
  for (const { person } of [interrupted, refused]) await notify(person);
  await expect.poll(async () => (await tasks()).map(({ why }) => why), patience).toHaveLength(2);
  await expect.poll(async () => (await tasks()).every(({ why }) => why !== null), patience).toBe(true);
  // As if its node had crashed.
  await sql`update tasks set holder = gen_random_uuid() where id = (select min(id) from tasks where kind = 'telegram')`.execute(
    server.db,
  );
  await hurry();
  await expect.poll(waitingPayloads, patience).toEqual([['reminder']]);
  expect(telegram.texts(interrupted.chat)).toHaveLength(1);
  expect(telegram.texts(refused.chat)).toHaveLength(2);
  await hurry();
  await expect.poll(() => telegram.texts(interrupted.chat).at(-1), patience).toBe(unread);
});

test('without a connection nothing is in doubt', async () => {
  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const nowhere = createBot(token, `http://127.0.0.1:${port}`);
  const error: unknown = await nowhere.send(1, { text: 'x' }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 0, isInDoubt: false });
});

test('no error contains the token', async () => {
  const wrong = createBot('999:AAwrong-token', telegram.api);
  const nowhere = createBot('999:AAwrong-token', 'http://127.0.0.1:9');
  for (const bot of [wrong, nowhere]) {
    const error: unknown = await bot.send(1, { text: 'x' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TelegramError);
    const { message, stack, cause } = error as Error;
    expect(`${message} ${stack} ${String(cause)}`).not.toContain('AAwrong');
  }
});

test('a call that Telegram never answers times out', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const bot = createBot(token, `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, 200);
  const stopping = new AbortController();
  const reading = bot.updates(0, 25, stopping.signal);
  stopping.abort();
  await expect(reading).rejects.toThrow('does not answer');
  await expect(bot.send(1, { text: 'x' })).rejects.toThrow('does not answer');
  silent.closeAllConnections();
  silent.close();
});

test('without a bot there is nothing to link', async () => {
  const without = await startServer();
  const person = await without.newcomer('employee');
  for (const call of ['link', 'unlink'])
    expect((await without.ask('POST', `/telegram/${call}`, { as: person, body: {} })).status).toBe(404);
  const { body } = await without.ask('GET', '/user/account', { as: person });
  expect(body).toMatchObject({ telegram: { available: false, linked: false } });
  await without.close();
});
