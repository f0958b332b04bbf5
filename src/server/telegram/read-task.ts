/** Reads what people tell the bot (product 7.21): one node at a time, and nothing twice, as the offset moves with the links. */
import { type Db } from '#server/database/connect.ts';
import { minuteMs, secondMs } from '#server/http/clock.ts';
import { type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { type Bot, type Update } from './bot.ts';
import { telegramTask } from './telegram-queue-store.ts';
import { useCode } from './telegram-store.ts';

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

/** `/start CODE`, in a private chat only: in a group everybody would read somebody's notices. */
async function heed(trx: Db, { message }: Update): Promise<void> {
  const code = /^\/start(?:@\w{1,40})? ([\w-]{16,64})$/.exec(message?.text ?? '')?.[1];
  if (code === undefined || message?.chat.type !== 'private') return;
  const user = await useCode(trx, code, message.chat.id);
  const payload: Payload = user === undefined ? { refused: message.chat.id } : { linked: user };
  await addTask(trx, { kind: telegramTask, payload });
}
