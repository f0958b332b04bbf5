/** A start link of another account does not take a linked chat over unless the chat's owner agrees (product 7.21). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SecurityEvent } from '#contract/security-events.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const token = '123456:AAtest-token';
const client = createClientFolder();
let telegram: Telegram;
let service: PushService;
let server: TestServer;
beforeAll(async () => {
  [telegram, service] = await Promise.all([startTelegram(token), startPushService()]);
  server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: {
      pushInsecure: true,
      telegramToken: token,
      telegramApi: telegram.api,
      publicUrl: 'https://jobs.example.com',
    },
  });
});
afterAll(async () => {
  await server.close();
  telegram.close();
  service.close();
  client.remove();
});

const patience = { timeout: 20_000 };
let chats = 8_000_000_000;
async function start(as: Person, chat: number): Promise<void> {
  const { body } = await server.ask('POST', '/telegram/link', { as, body: { lang: 'eng' } });
  const before = telegram.texts(chat).length;
  telegram.write(`/start ${(body as { url: string }).url.split('=')[1]}`, chat);
  await expect.poll(() => telegram.texts(chat).length, patience).toBe(before + 1);
}
const isLinked = async (as: Person) =>
  ((await server.ask('GET', '/user/account', { as })).body as { telegram: { linked: boolean } }).telegram
    .linked;
const kinds = async (as: Person) =>
  ((await server.ask('GET', '/auth/events', { as })).body as SecurityEvent[]).map(({ kind }) => kind);
const question =
  'This chat already gets the notifications of another Karngea account. Did someone send you this link? Then do nothing.';

/** A chat of the victim's, and a start link of the attacker's that was opened in it. */
async function taken() {
  const [victim, attacker] = [await server.newcomer('employee'), await server.newcomer('employee')];
  const chat = ++chats;
  await start(victim, chat);
  await start(attacker, chat);
  return { victim, attacker, chat };
}

test('the bot asks, and nothing changes without an answer', async () => {
  const { victim, attacker, chat } = await taken();
  expect(telegram.texts(chat)[1]).toBe(question);
  expect(telegram.sent.findLast(({ chat_id }) => chat_id === chat)?.reply_markup?.inline_keyboard).toEqual([
    [{ text: 'Switch to the other account', callback_data: `switch:${attacker.user_id}` }],
  ]);
  expect([await isLinked(victim), await isLinked(attacker)]).toEqual([true, false]);
});

test('the button switches the chat, and the previous account is notified on its devices', async () => {
  const { victim, attacker, chat } = await taken();
  const subscription = service.subscribe();
  await server.ask('POST', '/push/subscribe', { as: victim, body: { ...subscription, lang: 'eng' } });
  telegram.press(chat);
  await expect.poll(() => isLinked(attacker), patience).toBe(true);
  expect(await isLinked(victim)).toBe(false);
  expect((await kinds(victim))[0]).toBe('telegram_unlinked');
  expect((await kinds(attacker))[0]).toBe('telegram_linked');
  await expect
    .poll(() => service.messages(subscription.endpoint).map(({ body }) => body), patience)
    .toEqual(['Your Telegram chat now gets the notifications of another account. Not you? Link it again.']);
  await expect.poll(() => telegram.texts(chat).at(-1), patience).toContain("You'll now get");
  expect(telegram.acknowledged).toHaveLength(1);
});

test('the button works once, for the 15 minutes of the link, and only in its chat', async () => {
  const { victim, attacker, chat } = await taken();
  const stranger = await server.newcomer('employee');
  const other = ++chats;
  await start(stranger, other);
  // Another chat, and an account that did not ask.
  telegram.press(other, `switch:${attacker.user_id}`);
  telegram.press(chat, `switch:${stranger.user_id}`);
  await sql`update telegram_codes set expires_at = now() where user_id = ${attacker.user_id}`.execute(
    server.db,
  );
  telegram.press(chat, `switch:${attacker.user_id}`);
  telegram.press(chat, 'nonsense');
  await expect.poll(() => telegram.acknowledged.length, patience).toBeGreaterThanOrEqual(4);
  // The link has expired. The answer to a code of no account is in Khmer.
  await expect.poll(() => telegram.texts(chat).at(-1), patience).toMatch(/[\u1780-\u17ff]/);
  expect([await isLinked(victim), await isLinked(attacker), await isLinked(stranger)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a link of the same account needs no question', async () => {
  const person = await server.newcomer('employee');
  const chat = ++chats;
  await start(person, chat);
  await start(person, chat);
  expect(telegram.texts(chat)[1]).toContain("You'll now get");
});
