/** Accounts that take each other's Telegram chats, and updates of the bot, at the same moment (product 7.21). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const task = aTask('telegram_updates');
let ids = 810_000_000;
const link = (name: string, chat: number) =>
  server.ask('POST', '/auth/telegram', {
    body: {
      init_data: launchData({ id: chat, first_name: 'Sok' }, server.clock()),
      link: { name, password, replace: true },
    },
  });
/** Two accounts, each with a chat of its own. */
async function twoLinked() {
  const chats = [++ids, ++ids] as const;
  const names = [`swaps ${chats[0]}`, `swaps ${chats[1]}`] as const;
  for (const [at, name] of names.entries()) {
    await server.ask('POST', '/auth/register', { body: { name, password, accType: 'employee' } });
    await link(name, chats[at] ?? 0);
  }
  return { names, chats };
}

test('accounts that swap their chats both succeed, and each chat opens one of them', async () => {
  const pairs = await Promise.all(Array.from({ length: 6 }, twoLinked));
  for (let round = 1; round <= 6; round += 1) {
    const swaps = pairs.flatMap(({ names, chats }) =>
      names.map((name, at) => link(name, chats[(at + round) % 2] ?? 0)),
    );
    expect(statuses(await Promise.all(swaps))).toEqual({ 200: swaps.length });
  }
  const rows = await server.db.selectFrom('telegram_chats').select('chat_id').execute();
  expect(rows).toHaveLength(2 * pairs.length);
});

// The embedded database has one connection.
test.runIf(testEngine === 'postgres')(
  'updates that the bot reads together wait for a log-in of one of their people, which does not wait for them',
  async () => {
    const {
      names: [name],
      chats: [chat],
    } = await twoLinked();
    const person = (await link(name, chat)).body as Person;
    await server.ask('POST', '/user/phone/telegram', { as: person, body: { currentPassword: password } });
    const from = { id: chat };
    const sender = { chat: { id: chat, type: 'private' }, from };
    const contact = { phone_number: '85512345678', first_name: 'Sok', user_id: chat };
    const bot = {
      updates: async () => [
        { update_id: 1, message: { ...sender, text: '/start' } },
        { update_id: 2, message: { ...sender, contact } },
      ],
    };
    const { db, clock } = server;
    const poll = pollTaskKind({ db, clock, bot: bot as unknown as Bot });
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      ).rows.length > 0;
    let polled: Promise<void> | undefined;
    // As a log-in inside Telegram does.
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, person.user_id);
      polled = poll.run(task, new AbortController().signal).then(async (write) => {
        if (write) await db.transaction().execute(write);
      });
      polled.catch(() => undefined);
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      await trx
        .updateTable('telegram_chats')
        .set({ can_write: true })
        .where('user_id', '=', person.user_id)
        .execute();
    });
    await polled;
    const { phone } = await db
      .selectFrom('phones')
      .select('phone')
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow();
    expect(phone).toBe('+85512345678');
  },
);
