/** Task that sends a notice, a security event (product 7.31) or a reply to a chat (product 7.21). */
import { miniAppPath } from '#contract/notice-path.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { isNotified, securityPath } from '#contract/security-events.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { findEvent } from '#server/accounts/security-event-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock, minuteMs } from '#server/http/clock.ts';
import { findPendingNotice } from '#server/notices/notice-store.ts';
import { RetryLater, type Payload, type TaskKind, type Writes } from '#server/tasks/task-kind.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { type Bot, type Message, TelegramError } from './bot.ts';
import { findPhoneRequest } from './phone-request-store.ts';
import { findChat, telegramTask, unlinkChat } from './telegram-store.ts';

type Dependencies = {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined if the bot was removed from the settings: then nothing is sent. */
  readonly bot: Bot | undefined;
  /** Undefined if the server has no built client, which contains the texts. */
  readonly texts: ServerTexts | undefined;
  readonly site: string | undefined;
};

/** A notice that may have arrived is not sent again; the chat is reminded of it if it is still unread after this time. */
const reminderMs = 15 * minuteMs;

const remindLater =
  (notice: number, now: Date): Writes =>
  (trx) =>
    addTask(trx, {
      kind: telegramTask,
      key: `reminder:${notice}`,
      payload: { reminder: notice },
      runAt: new Date(now.getTime() + reminderMs),
    });

/** What replaces sending a message again that may have arrived. Undefined if it is sent again. */
function insteadOfRepeating({ notice, phone }: Payload, now: Date): Writes | undefined {
  if (notice !== undefined) return remindLater(notice, now);
  // The person waits for it, and asks again in the app or with /start.
  return phone === undefined ? undefined : async () => undefined;
}

export function sendTaskKind({ db, clock, bot, texts, site }: Dependencies): TaskKind {
  return {
    run: async ({ payload, wasInterrupted }) => {
      if (bot === undefined || texts === undefined) return undefined;
      const instead = insteadOfRepeating(payload, clock());
      if (instead && wasInterrupted) return instead;
      const found = await findRecipient(db, payload, clock());
      if (found === undefined) return undefined;
      const { chat, lang, about } = found;
      const message = about
        ? aboutMessage(about, { texts, lang, site })
        : replyMessage(payload, texts.telegram(lang), site);
      try {
        await bot.send(chat, message);
        return undefined;
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error;
        if (error.isGone) return async (trx) => void (await unlinkChat(trx, chat));
        if (instead && error.isInDoubt) return instead;
        throw error.retryAfterMs === undefined ? error : new RetryLater(error.message, error.retryAfterMs);
      }
    },
  };
}

type Sending = {
  readonly texts: ServerTexts;
  readonly lang: PageLanguage;
  readonly site: string | undefined;
};

/** Operators can't log in by Telegram, so their pages open in the browser. */
function aboutMessage({ format, path, isOperator }: About, { texts, lang, site }: Sending): Message {
  const { open: label } = texts.telegram(lang);
  const text = format(texts, lang);
  if (site === undefined) return { text };
  return {
    text,
    button: isOperator ? { label, url: site + path } : { label, page: site + miniAppPath(path) },
  };
}

/** Replies by the key of the payload that holds their chat. */
const replies = {
  refused: 'tooOld',
  stopped: 'stopped',
  silenced: 'silenced',
  asked: 'otherAccount',
  welcome: 'welcome',
  phoneSaved: 'phoneSaved',
  phoneWaits: 'phoneWaits',
  phoneNotAsked: 'phoneNotAsked',
  phoneOfOthers: 'phoneOfOthers',
  phoneNotCambodian: 'phoneNotCambodian',
} as const;
type ReplyKey = keyof typeof replies;

const replyKeyOf = (payload: Payload): ReplyKey | undefined =>
  (Object.keys(replies) as ReplyKey[]).find((key) => payload[key] !== undefined);

function replyMessage(
  payload: Payload,
  texts: ReturnType<ServerTexts['telegram']>,
  site: string | undefined,
): Message {
  const key = replyKeyOf(payload);
  if (key === undefined)
    return payload['phone'] === undefined
      ? { text: texts.linked }
      : { text: texts.phone, button: { label: texts.sendNumber, isForContact: true } };
  const text = texts[replies[key]];
  if (key === 'asked')
    return { text, button: { label: texts.switchChat, data: `switch:${payload['user']}` } };
  if (key === 'welcome')
    return { text, button: site ? { label: texts.openApp, page: `${site}/` } : undefined };
  // The button stays while the number is still asked for.
  return { text, hidesKeyboard: ['phoneSaved', 'phoneWaits', 'phoneNotAsked'].includes(key) };
}

type Recipient = {
  readonly chat: number;
  readonly lang: PageLanguage;
  readonly about?: About;
};

/** The notice or security event that is sent. */
type About = {
  readonly user_id: number;
  readonly format: (texts: ServerTexts, lang: PageLanguage) => string;
  readonly path: string;
  readonly isOperator: boolean;
};

async function findAbout(db: Db, payload: Payload): Promise<About | undefined> {
  const found = await (payload['event'] ? findSecurityEvent(db, payload['event']) : findNotice(db, payload));
  if (found === undefined) return undefined;
  const { user_id: id } = found;
  const user = await db.selectFrom('users').select('acc_type').where('id', '=', id).executeTakeFirst();
  return { ...found, isOperator: user?.acc_type === 'operator' };
}

async function findNotice(db: Db, payload: Payload): Promise<Omit<About, 'isOperator'> | undefined> {
  const { notice, reminder } = payload;
  const pending = await findPendingNotice(db, notice ?? reminder ?? 0);
  if (pending === undefined || reminder === undefined)
    return pending && { ...pending, format: (texts, lang) => texts.notice(pending.notice, lang) };
  return pending.notice.read
    ? undefined
    : { ...pending, format: (texts, lang) => texts.push(lang).somethingNew };
}

async function findSecurityEvent(db: Db, id: number): Promise<Omit<About, 'isOperator'> | undefined> {
  const event = await findEvent(db, id);
  if (event === undefined || !isNotified(event)) return undefined;
  return { ...event, path: securityPath, format: (texts, lang) => texts.security(event, lang) };
}

/** Undefined if the notice, the event, the request, the chat or the account is gone. */
async function findRecipient(db: Db, payload: Payload, now: Date): Promise<Recipient | undefined> {
  const reply = replyKeyOf(payload);
  // No account says the language of a refused chat.
  const lang = payload['khmer'] || reply === 'refused' ? 'kh' : 'eng';
  if (reply !== undefined) return { chat: payload[reply] ?? 0, lang };
  if (payload['phone'] !== undefined) {
    const request = await findPhoneRequest(db, payload['phone'], now);
    return request && { chat: request.chat_id, lang: request.lang };
  }
  const about = await findAbout(db, payload);
  if (about && payload['chat'] !== undefined) return { chat: payload['chat'], lang, about };
  const user = about?.user_id ?? payload['linked'];
  const row = user === undefined ? undefined : await findChat(db, user);
  return row && { chat: row.chat_id, lang: row.lang, ...(about ? { about } : {}) };
}
