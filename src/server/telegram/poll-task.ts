/** Task that polls updates of the bot (product 7.21): on one node at a time, and exactly once, as offset and links are stored together. */
import { addEventAndNotify } from '#server/accounts/security-event-store.ts';
import { findSession } from '#server/accounts/session-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock, minuteMs, secondMs } from '#server/http/clock.ts';
import { type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { type Bot, type Update } from './bot.ts';
import { telegramTask } from './telegram-store.ts';
import {
  awaitSwitch,
  type ChatOwner,
  consumeLinkCode,
  consumeSwitch,
  findLinked,
  linkChat,
  unlinkChat,
} from './telegram-store.ts';

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
      await acknowledge(bot, updates);
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

/** Failures don't matter: Telegram stops showing the wait after a while. */
async function acknowledge(bot: Bot, updates: readonly Update[]): Promise<void> {
  const presses = updates.flatMap(({ callback_query: press }) => (press ? [press.id] : []));
  await Promise.all(presses.map((press) => bot.acknowledge(press).catch(() => undefined)));
}

async function readOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', offsetKey).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** In private chats only: in a group everyone would read one person's notices. */
async function applyUpdate(
  trx: Db,
  { message, callback_query: press, my_chat_member: member }: Update,
  now: Date,
): Promise<void> {
  if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked')
    await unlinkChat(trx, member.chat.id);
  const chat = (message ?? press?.message)?.chat;
  if (chat?.type !== 'private') return;
  const payload = press
    ? await switchChat(trx, press.data ?? '', chat.id, now)
    : await runCommand(trx, message?.text ?? '', chat.id, now);
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
  const link = await consumeLinkCode(trx, code);
  if (link === undefined) return { refused: chat };
  const { user_id } = link.owner;
  const linked = await findLinked(trx, chat);
  // Anyone can send a link of their own account to someone whose messages they want to stop.
  if (linked !== undefined && linked.user_id !== user_id) {
    await awaitSwitch(trx, link, chat);
    return { asked: chat, user: user_id, khmer: Number(linked.lang === 'kh') };
  }
  if (linked === undefined) await notifyOfLink(trx, link.owner, now);
  await linkChat(trx, link.owner, chat, now);
  return { linked: user_id };
}

/** The chat's owner agreed to switch it to another account. */
async function switchChat(trx: Db, data: string, chat: number, now: Date): Promise<Payload | undefined> {
  const user = /^switch:(\d{1,15})$/.exec(data)?.[1];
  if (user === undefined) return undefined;
  const owner = await consumeSwitch(trx, Number(user), chat);
  if (owner === undefined) return { refused: chat };
  const previous = await findLinked(trx, chat);
  await notifyOfLink(trx, owner, now);
  if (previous !== undefined) {
    const event = { user_id: previous.user_id, session: '', device: '' };
    await addEventAndNotify(trx, { ...event, kind: 'telegram_unlinked' }, now);
  }
  await linkChat(trx, owner, chat, now);
  return { linked: owner.user_id };
}

/** Call this before linking, so that the chat that is replaced is notified. */
async function notifyOfLink(trx: Db, { user_id, added_by: session }: ChatOwner, now: Date): Promise<void> {
  const { device } = (await findSession(trx, session)) ?? { device: '' };
  await addEventAndNotify(trx, { user_id, session, kind: 'telegram_linked', device }, now);
}
