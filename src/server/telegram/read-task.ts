/** Reads what people tell the bot (product 7.21): one node at a time, and nothing twice, as the offset moves with the links. */
import { type Db } from '#server/database/connect.ts';
import { minuteMs, secondMs } from '#server/http/clock.ts';
import { type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { type Bot, type Update } from './bot.ts';
import { telegramTask } from './telegram-queue-store.ts';
import { unlinkChat, useCode } from './telegram-store.ts';

/** How long Telegram waits for somebody to write before it answers. */
const waitSeconds = 25;
const place = 'telegram_offset';

export function readTaskKind(db: Db, bot: Bot): TaskKind {
  return {
    next: (after) => new Date(after.getTime() + secondMs),
    leaseMs: minuteMs,
    run: async (_task, signal) => {
      const updates = await bot.updates(await readOffset(db), waitSeconds, signal);
      const last = updates.at(-1);
      if (last === undefined) return undefined;
      return async (trx) => {
        for (const update of updates) await heed(trx, update);
        const moved = { value: String(last.update_id + 1) };
        await trx
          .insertInto('meta')
          .values({ key: place, ...moved })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(moved))
          .execute();
      };
    },
  };
}

async function readOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', place).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** In private chats only: in a group everybody would read somebody's notices. */
async function heed(trx: Db, { message, my_chat_member: member }: Update): Promise<void> {
  if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked')
    await unlinkChat(trx, member.chat.id);
  if (message?.chat.type !== 'private') return;
  const payload = await obey(trx, message.text ?? '', message.chat.id);
  if (payload === undefined) return;
  // Anybody can write any number of them, and people's notices would wait behind the answers.
  const { refused } = payload;
  await addTask(trx, {
    kind: telegramTask,
    payload,
    ...(refused === undefined ? {} : { key: `refused:${refused}` }),
  });
}

/** `/start CODE` or `/stop`; gives what is to be answered. */
async function obey(trx: Db, text: string, chat: number): Promise<Payload | undefined> {
  if (/^\/stop(?:@\w{1,40})?\s*$/.test(text)) {
    const lang = await unlinkChat(trx, chat);
    return lang && { stopped: chat, khmer: Number(lang === 'kh') };
  }
  const code = /^\/start(?:@\w{1,40})? ([\w-]{16,64})$/.exec(text)?.[1];
  if (code === undefined) return undefined;
  const user = await useCode(trx, code, chat);
  return user === undefined ? { refused: chat } : { linked: user };
}
