/** Accounts that take each other's Telegram chats, and updates of the bot, at the same moment (product 7.21). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Bot } from '#server/telegram/bot.ts';
import { pollTaskKind } from '#server/telegram/updates.ts';
import { aTask } from '../support/a-task.ts';
import { testEngine } from '../support/engines.ts';
import { statuses } from '../support/http-client.ts';
import { launchData, launchToken } from '../support/launch-data.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const password = 'a long password of mine';
let telegram: Telegram;
let server: TestServer;
beforeAll(async () => {
  telegram = await startTelegram(launchToken);
  server = await startServer({
    isEmpty: true,
    settings: { telegramToken: launchToken, telegramApi: telegram.api },
  });
});
afterAll(async () => {
  await server.close();
  telegram.close();
});

let ids = 810_000_000;
const logIn = (chat: number, more: object) => {
  const init_data = launchData({ id: chat, first_name: 'Sok' }, server.clock());
  return server.ask('POST', '/auth/telegram', { body: { init_data, ...more } });
};
const link = (name: string, chat: number) => logIn(chat, { link: { name, password, replace: true } });
async function registered(): Promise<Person> {
  const body = { name: `races ${++ids}`, password, accType: 'employee' };
  return (await server.ask('POST', '/auth/register', { body })).body as Person;
}
async function linked(chat: number): Promise<Person> {
  return (await link((await registered()).name, chat)).body as Person;
}
const accountOf = async (chat: number) =>
  (
    await server.db
      .selectFrom('telegram_chats')
      .select('user_id')
      .where('chat_id', '=', chat)
      .executeTakeFirst()
  )?.user_id;

test('accounts that swap their chats both succeed, and each chat opens one of them', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const chats = [++ids, ++ids] as const;
      return { chats, people: [await linked(chats[0]), await linked(chats[1])] as const };
    }),
  );
  for (let round = 1; round <= 6; round += 1) {
    const swaps = pairs.flatMap(({ people, chats }) =>
      people.map(({ name }, at) => link(name, chats[(at + round) % 2] ?? 0)),
    );
    expect(statuses(await Promise.all(swaps))).toEqual({ 200: swaps.length });
  }
  const rows = await server.db.selectFrom('telegram_chats').select('chat_id').execute();
  expect(rows).toHaveLength(2 * pairs.length);
});

// The embedded database has one connection, so that transactions don't meet.
describe.runIf(testEngine === 'postgres')('updates of the bot and log-ins wait for each other', () => {
  const task = aTask('telegram_updates');
  let updates = 0;
  /** Applies messages of the chat that the bot reads together. */
  async function receive(chat: number, ...messages: object[]): Promise<void> {
    const sender = { chat: { id: chat, type: 'private' }, from: { id: chat } };
    const bot = {
      updates: async () =>
        messages.map((message) => ({ update_id: ++updates, message: { ...sender, ...message } })),
    };
    const { db, clock } = server;
    const poll = pollTaskKind({ db, clock, bot: bot as unknown as Bot });
    await poll.run(task, new AbortController().signal);
  }
  async function startMessage(as: Person): Promise<{ text: string }> {
    const { body } = await server.ask('POST', '/telegram/link', { as, body: { lang: 'eng' } });
    return { text: `/start ${(body as { url: string }).url.split('=')[1]}` };
  }
  /** Waits until this many transactions wait for locks. */
  const untilWaiting = (count: number) =>
    expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
          ).rows.length,
        { timeout: 20_000 },
      )
      .toBe(count);

  /** Starts both, one after the other, while a transaction holds what they need, and then ends it. */
  async function race<Reply>(
    hold: (trx: Db) => Promise<unknown>,
    first: () => Promise<void>,
    second: () => Promise<Reply>,
  ): Promise<Reply> {
    let both: Promise<[void, Reply]> | undefined;
    const released = new Error('Rolled back.');
    const holding = server.db.transaction().execute(async (trx) => {
      await hold(trx);
      const started = first();
      started.catch(() => undefined);
      await untilWaiting(1);
      both = Promise.all([started, second()]);
      both.catch(() => undefined);
      await untilWaiting(2);
      throw released;
    });
    await expect(holding).rejects.toBe(released);
    if (both === undefined) throw released;
    return (await both)[1];
  }
  const addLink = (user_id: number, chat_id: number) => (trx: Db) =>
    trx.insertInto('telegram_chats').values({ user_id, chat_id, lang: 'eng', added_by: null }).execute();

  test('an account that is linked to two chats keeps the last one', async () => {
    const [person, chats] = [await registered(), [++ids, ++ids] as const];
    const start = await startMessage(person);
    const { status } = await race(
      addLink(person.user_id, ++ids),
      () => receive(chats[0], start),
      () => link(person.name, chats[1]),
    );
    expect(status).toBe(200);
    expect((await Promise.all(chats.map(accountOf))).filter((user) => user === person.user_id)).toHaveLength(
      1,
    );
  });

  test('a chat that is linked, and gets an account of its own, does one of both', async () => {
    const [person, chat] = [await registered(), ++ids];
    const start = await startMessage(person);
    const { status, body } = await race(
      addLink((await registered()).user_id, chat),
      () => receive(chat, start),
      () => logIn(chat, { create: { acc_type: 'employee' } }),
    );
    expect([200, 201]).toContain(status);
    expect(await accountOf(chat)).toBe((body as Person).user_id);
  });

  test("a start link in another account's chat waits for that chat's log-ins that move it", async () => {
    const chat = ++ids;
    const [, asking, taking] = [await linked(chat), await registered(), await registered()];
    const start = await startMessage(asking);
    const { status } = await race(
      (trx) =>
        trx
          .selectFrom('telegram_codes')
          .selectAll()
          .where('user_id', '=', asking.user_id)
          .forUpdate()
          .execute(),
      () => receive(chat, start),
      () => link(taking.name, chat),
    );
    expect(status).toBe(200);
    expect(await accountOf(chat)).toBe(taking.user_id);
  });

  test('updates that the bot reads together wait for a log-in of their person, which does not wait for them', async () => {
    const chat = ++ids;
    const person = await linked(chat);
    const start = await startMessage(person);
    await server.ask('POST', '/user/phone/telegram', { as: person, body: { currentPassword: password } });
    const contact = { phone_number: '85512345678', first_name: 'Sok', user_id: chat };
    let received: Promise<void> | undefined;
    // As a log-in inside Telegram, and then a new password, does.
    await server.db.transaction().execute(async (trx) => {
      await lockAccount(trx, person.user_id);
      received = receive(chat, { text: '/start' }, start, { contact });
      received.catch(() => undefined);
      await untilWaiting(1);
      await trx
        .updateTable('telegram_chats')
        .set({ can_write: true })
        .where('user_id', '=', person.user_id)
        .execute();
      await trx.deleteFrom('telegram_codes').where('user_id', '=', person.user_id).execute();
    });
    await received;
    const { phone } = await server.db
      .selectFrom('phones')
      .select('phone')
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow();
    expect(phone).toBe('+85512345678');
  });
});
