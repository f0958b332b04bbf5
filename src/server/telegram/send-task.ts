/** Task that sends a notice, a security event (product 7.31) or the reply to a command to a chat (product 7.21). */
import { type PageLanguage } from '#contract/pages.ts';
import { isNotified, securityPath } from '#contract/security-events.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { findEvent } from '#server/accounts/security-event-store.ts';
import { type Db } from '#server/database/connect.ts';
import { findPendingNotice } from '#server/notices/notice-store.ts';
import { RetryLater, type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { type Bot, TelegramError } from './bot.ts';
import { findChat, unlinkChat } from './telegram-store.ts';

type Dependencies = {
  readonly db: Db;
  /** Undefined if the bot was removed from the settings: then nothing is sent. */
  readonly bot: Bot | undefined;
  /** Undefined if the server has no built client, which contains the texts. */
  readonly texts: ServerTexts | undefined;
  readonly site: string | undefined;
};

export function sendTaskKind({ db, bot, texts, site }: Dependencies): TaskKind {
  return {
    run: async ({ payload }) => {
      if (bot === undefined || texts === undefined) return undefined;
      const message = await findMessage(db, payload);
      if (message === undefined) return undefined;
      const { chat, lang, about } = message;
      const { open, switchChat, ...replies } = texts.telegram(lang);
      const text = about ? about.format(texts, lang) : replies[replyTo(payload)];
      const link = about && site ? { label: open, url: site + about.path } : undefined;
      const { asked, user } = payload;
      try {
        await bot.send(chat, text, asked ? { label: switchChat, data: `switch:${user}` } : link);
        return undefined;
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error;
        if (error.isGone) return async (trx) => void (await unlinkChat(trx, chat));
        throw error.retryAfterMs === undefined ? error : new RetryLater(error.message, error.retryAfterMs);
      }
    },
  };
}

/** The text that answers a command. */
function replyTo(payload: Payload): 'linked' | 'stopped' | 'tooOld' | 'otherAccount' {
  if ('asked' in payload) return 'otherAccount';
  if ('linked' in payload) return 'linked';
  return 'stopped' in payload ? 'stopped' : 'tooOld';
}

type Message = {
  readonly chat: number;
  readonly lang: PageLanguage;
  readonly about?: About;
};

/** The notice or security event that is sent. */
type About = {
  readonly user_id: number;
  readonly format: (texts: ServerTexts, lang: PageLanguage) => string;
  readonly path: string;
};

async function findAbout(db: Db, { notice = 0, event = 0 }: Payload): Promise<About | undefined> {
  if (event === 0) {
    const pending = await findPendingNotice(db, notice);
    return pending && { ...pending, format: (texts, lang) => texts.notice(pending.notice, lang) };
  }
  const securityEvent = await findEvent(db, event);
  if (securityEvent === undefined || !isNotified(securityEvent)) return undefined;
  return {
    ...securityEvent,
    path: securityPath,
    format: (texts, lang) => texts.security(securityEvent, lang),
  };
}

/** Undefined if the notice, the event, the chat or the account is gone. */
async function findMessage(db: Db, payload: Payload): Promise<Message | undefined> {
  // The chat belongs to no account, so its language is unknown.
  if (payload['refused'] !== undefined) return { chat: payload['refused'], lang: 'kh' };
  const answered = payload['stopped'] ?? payload['asked'];
  if (answered !== undefined) return { chat: answered, lang: payload['khmer'] ? 'kh' : 'eng' };
  const about = await findAbout(db, payload);
  if (about && payload['chat'] !== undefined)
    return { chat: payload['chat'], lang: payload['khmer'] ? 'kh' : 'eng', about };
  const user = about?.user_id ?? payload['linked'];
  const row = user === undefined ? undefined : await findChat(db, user);
  return row && { chat: row.chat_id, lang: row.lang, ...(about ? { about } : {}) };
}
