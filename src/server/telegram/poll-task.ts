/** Task that polls updates of the bot (product 7.21): on one node at a time, and exactly once, as offset and links are stored together. */
import { addEventAndNotify } from '#server/accounts/security-event-store.ts';
import { findSession } from '#server/accounts/session-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock, minuteMs, secondMs } from '#server/http/clock.ts';
import { type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { type Bot, type Update } from './bot.ts';
import { telegramTask } from './telegram-store.ts';
import { type ChatOwner, consumeLinkCode, linkChat, unlinkChat } from './telegram-store.ts';

/** How long Telegram waits for a message before it responds. */
const waitSeconds = 25;
const offsetKey = 'telegram_offset';

export function pollTaskKind(db: Db, clock: Clock, bot: Bot): TaskKind {
  return {
    next: (after) => new Date(after.getTime() + secondMs),
    leaseMs: minuteMs,
    run: async (_task, signal) => {
      const updates = await bot.updates(await readOffset(db), waitSeconds, signal);
      const last = updates.at(-1);
      if (last === undefined) return undefined;
      return async (trx) => {
        for (const update of updates) await applyUpdate(trx, update, clock());
        const values = { value: String(last.update_id + 1) };
        await trx
          .insertInto('meta')
          .values({ key: offsetKey, ...values })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
          .execute();
      };
    },
  };
}

async function readOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', offsetKey).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** In private chats only: in a group everyone would read one person's notices. */
async function applyUpdate(trx: Db, { message, my_chat_member: member }: Update, now: Date): Promise<void> {
  if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked')
    await unlinkChat(trx, member.chat.id);
  if (message?.chat.type !== 'private') return;
  const payload = await runCommand(trx, message.text ?? '', message.chat.id, now);
  if (payload === undefined) return;
  // One refusal per chat at a time: anyone can send many messages, and the replies must not delay notices.
  const { refused } = payload;
  await addTask(trx, {
    kind: telegramTask,
    payload,
    ...(refused === undefined ? {} : { key: `refused:${refused}` }),
  });
}

/** Runs `/start CODE` or `/stop`; returns the payload of the reply. */
async function runCommand(trx: Db, text: string, chat: number, now: Date): Promise<Payload | undefined> {
  if (/^\/stop(?:@\w{1,40})?\s*$/.test(text)) {
    const lang = await unlinkChat(trx, chat);
    return lang && { stopped: chat, khmer: Number(lang === 'kh') };
  }
  const code = /^\/start(?:@\w{1,40})? ([\w-]{16,64})$/.exec(text)?.[1];
  if (code === undefined) return undefined;
  const owner = await consumeLinkCode(trx, code);
  if (owner === undefined) return { refused: chat };
  await linkAndNotify(trx, owner, chat, now);
  return { linked: owner.user_id };
}

async function linkAndNotify(trx: Db, owner: ChatOwner, chat: number, now: Date): Promise<void> {
  const { user_id, added_by: session } = owner;
  const { device } = (await findSession(trx, session)) ?? { device: '' };
  // Before the link, so that the chat that it replaces is notified.
  await addEventAndNotify(trx, { user_id, session, kind: 'telegram_linked', device }, now);
  await linkChat(trx, owner, chat, now);
}
