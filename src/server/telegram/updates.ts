/** Updates of the bot (product 7.21), polled or from a webhook, each applied exactly once: the offset is stored in the same transaction. */
import { type ChatMemberUpdated, type Contact, type Message, type Update, type User } from 'grammy/types';
import { addEventAndNotify } from '#server/accounts/security-event-store.ts';
import { findSession } from '#server/accounts/session-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock, minuteMs, secondMs } from '#server/http/clock.ts';
import { type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { type Bot, TelegramError } from './bot.ts';
import { storeChannelRight } from './channel-store.ts';
import { findPhoneRequestOfChat, receiveContact } from './phone-request-store.ts';
import {
  awaitSwitch,
  type ChatOwner,
  consumeLinkCode,
  consumeSwitch,
  findCodeOwner,
  findLinked,
  languageOf,
  linkChat,
  lockLink,
  mayLink,
  resumeChat,
  telegramTask,
  unlinkChat,
} from './telegram-store.ts';

/** How long Telegram waits for a message before it responds. */
const waitSeconds = 25;
const offsetKey = 'telegram_offset';

/** Kinds of the tasks. */
export const pollTask = 'telegram_updates';
export const webhookTask = 'telegram_webhook';

type Receiver = {
  readonly db: Db;
  readonly clock: Clock;
  readonly bot: Bot;
  /** The board's channel: its name with @, or its id. */
  readonly channel?: string | undefined;
};

/** Polls updates, on one node at a time. */
export function pollTaskKind(receiver: Receiver): TaskKind {
  const { db, bot } = receiver;
  return {
    next: (after) => new Date(after.getTime() + secondMs),
    leaseMs: minuteMs,
    run: async (_task, signal) => {
      const updates = await readUpdates(bot, await readOffset(db), signal);
      if (updates === undefined) return (trx) => deleteSchedule(trx, webhookTask);
      await acknowledge(bot, updates);
      for (const update of updates) await applyOnce(receiver, update);
      return undefined;
    },
  };
}

/** Undefined if the site used a webhook before, which ends now. */
async function readUpdates(bot: Bot, offset: number, signal: AbortSignal): Promise<Update[] | undefined> {
  try {
    return await bot.updates(offset, waitSeconds, signal);
  } catch (error) {
    if (!(error instanceof TelegramError && error.isWebhookSet)) throw error;
    await bot.setWebhook(undefined);
    return undefined;
  }
}

/** Makes Telegram send updates to the site. Repeated, in case anyone else changes it. */
export function webhookTaskKind(bot: Bot, url: string): TaskKind {
  return {
    next: (after) => new Date(after.getTime() + minuteMs),
    run: async () => {
      await bot.setWebhook(url);
      return (trx) => deleteSchedule(trx, pollTask);
    },
  };
}

/** For the other way to get updates: its schedule would count as late for ever. */
async function deleteSchedule(trx: Db, kind: string): Promise<void> {
  await trx.deleteFrom('tasks').where('kind', '=', kind).execute();
}

/** An update from the webhook. Telegram repeats it until the transaction has been committed. */
export async function receiveUpdate(receiver: Receiver, update: Update): Promise<void> {
  await applyOnce(receiver, update);
  await acknowledge(receiver.bot, [update]);
}

/** In a transaction of its own: with the locks of several updates, log-ins of the same people could deadlock. */
async function applyOnce({ db, clock, channel }: Receiver, update: Update): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (isRepeated(update, await lockOffset(trx))) return;
    const { my_chat_member: member } = update;
    if (member) await followMembership(trx, member, channel, clock());
    await applyUpdate(trx, update, clock());
    await trx
      .updateTable('meta')
      .set({ value: String(update.update_id + 1) })
      .where('key', '=', offsetKey)
      .execute();
  });
}

/** After a week without updates ids may start anywhere, so much lower ones are not repeated. */
const isRepeated = ({ update_id: id }: Update, next: number): boolean => id < next && next - id < 1_000;

/** Adds the row first, as there may be none to lock. */
async function lockOffset(trx: Db): Promise<number> {
  await trx
    .insertInto('meta')
    .values({ key: offsetKey, value: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await trx
    .selectFrom('meta')
    .select('value')
    .where('key', '=', offsetKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(value);
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

/** Someone blocked the bot, or what it may do in the board's channel changed. */
async function followMembership(
  trx: Db,
  { chat, new_chat_member: bot }: ChatMemberUpdated,
  channel: string | undefined,
  now: Date,
): Promise<void> {
  if (chat.type === 'private' && bot.status === 'kicked') await unlinkChat(trx, chat.id);
  if (chat.type !== 'channel' || channel === undefined) return;
  const names = [String(chat.id), `@${chat.username?.toLowerCase()}`];
  if (!names.includes(channel.toLowerCase())) return;
  const mayPost = bot.status === 'administrator' && bot.can_post_messages === true;
  await storeChannelRight(trx, channel, mayPost, now);
}

/** In private chats only: in a group everyone would read one person's notices. */
async function applyUpdate(trx: Db, { message, callback_query: press }: Update, now: Date): Promise<void> {
  const chat = (message ?? press?.message)?.chat;
  if (chat?.type !== 'private') return;
  const contact = contactOf(message ?? {});
  const sender = { chat: chat.id, from: message?.from };
  const payload = press
    ? await switchChat(trx, press.data ?? '', chat.id, now)
    : contact
      ? await answerContact(trx, contact, sender, now)
      : await runCommand(trx, message?.text ?? '', sender, now);
  if (payload === undefined) return;
  // One per chat at a time: anyone can send many messages, and the replies must not delay notices.
  const repeated = repeatedReplies.find((reply) => payload[reply] !== undefined);
  await addTask(trx, {
    kind: telegramTask,
    payload,
    ...(repeated === undefined ? {} : { key: `${repeated}:${payload[repeated]}` }),
  });
}

/** Replies that anyone can ask for as often as they like. */
const repeatedReplies = [
  'refused',
  'welcome',
  'phone',
  'phoneNotAsked',
  'phoneOfOthers',
  'phoneNotCambodian',
];

type Sender = { readonly chat: number; readonly from: User | undefined };

/** The language of the account, otherwise that of the person's Telegram. */
async function isKhmer(trx: Db, { chat, from }: Sender): Promise<{ khmer: number }> {
  const lang = (await findLinked(trx, chat))?.lang ?? languageOf(from ?? {});
  return { khmer: Number(lang === 'kh') };
}

/**
 * Undefined for other messages. No one's own number if it was forwarded, perhaps years after it was sent, or written by
 * another bot.
 */
function contactOf({ contact, forward_origin, via_bot }: Partial<Message>): Contact | undefined {
  if (contact === undefined || (forward_origin ?? via_bot) === undefined) return contact;
  const { user_id: _sender, ...others } = contact;
  return others;
}

async function answerContact(trx: Db, contact: Contact, sender: Sender, now: Date): Promise<Payload> {
  const { chat } = sender;
  return { [await receiveContact(trx, chat, contact, now)]: chat, ...(await isKhmer(trx, sender)) };
}

/** Runs `/start`, `/start CODE` or `/stop`; returns the payload of the reply. */
async function runCommand(trx: Db, text: string, sender: Sender, now: Date): Promise<Payload | undefined> {
  const { chat } = sender;
  if (/^\/stop(?:@\w{1,40})?\s*$/.test(text)) {
    const unlinked = await unlinkChat(trx, chat, true);
    if (unlinked === undefined) return undefined;
    return { [unlinked.isSilenced ? 'silenced' : 'stopped']: chat, khmer: Number(unlinked.lang === 'kh') };
  }
  const start = /^\/start(?:@\w{1,40})?(?: ([\w-]{16,64}))?\s*$/.exec(text);
  if (start === null) return undefined;
  const [, code] = start;
  if (code !== undefined) return linkByCode(trx, code, chat, now);
  await resumeChat(trx, chat);
  const asked = await findPhoneRequestOfChat(trx, chat, now);
  return asked ? { phone: asked.user_id } : { welcome: chat, ...(await isKhmer(trx, sender)) };
}

async function linkByCode(trx: Db, code: string, chat: number, now: Date): Promise<Payload> {
  const user_id = await findCodeOwner(trx, code);
  if (user_id !== undefined) await lockLink(trx, user_id, chat);
  await resumeChat(trx, chat);
  const link = await consumeLinkCode(trx, code);
  if (link === undefined || user_id === undefined) return { refused: chat };
  if (!(await mayLink(trx, user_id, chat))) return { refused: chat };
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
  const user = Number(/^switch:(\d{1,15})$/.exec(data)?.[1]);
  if (Number.isNaN(user)) return undefined;
  await lockLink(trx, user, chat);
  const owner = await consumeSwitch(trx, user, chat);
  if (owner === undefined || !(await mayLink(trx, owner.user_id, chat))) return { refused: chat };
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
