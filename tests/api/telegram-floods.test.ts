/** Messages from unknown chats to the bot (product 7.21): at most one answer waits for each. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bot } from '#server/telegram/bot.ts';
import { pollTaskKind } from '#server/telegram/updates.ts';
import { aTask } from '../support/a-task.ts';
import { freshDatabase, type FreshDatabase } from '../support/engines.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

test('a chat that sends many invalid codes gets one answer at a time, and other chats get theirs', async () => {
  const { db } = database;
  const chats = [7, 7, 7, 8, 7];
  const bot = {
    updates: async () =>
      chats.map((id, update_id) => ({
        update_id,
        message: { text: '/start no-code-of-anybody', chat: { id, type: 'private' } },
      })),
  };
  const task = aTask('telegram_updates');
  const poll = pollTaskKind({ db, clock: () => new Date(), bot: bot as unknown as Bot });
  const write = await poll.run(task, new AbortController().signal);
  await db.transaction().execute(async (trx) => write?.(trx));
  const waiting = await db
    .selectFrom('tasks')
    .select('payload')
    .where('kind', '=', 'telegram')
    .orderBy('id')
    .execute();
  expect(waiting.map(({ payload }) => payload)).toEqual([{ refused: 7 }, { refused: 8 }]);
});
