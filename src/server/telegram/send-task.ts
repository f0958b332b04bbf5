/** Tells a chat of a notice or of its link (product 7.21), or of what happened to its account (product 7.31). */
import { type PageLanguage } from '#contract/pages.ts';
import { isTold, securityPath } from '#contract/security-events.ts';
import { type ServerTexts } from '#contract/ssr.ts';
import { findEvent } from '#server/accounts/security-event-store.ts';
import { type Db } from '#server/database/connect.ts';
import { findNotice } from '#server/notices/notice-store.ts';
import { RetryLater, type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
import { type Bot, TelegramError } from './bot.ts';
import { findChat, unlinkChat } from './telegram-store.ts';

type Telling = {
  readonly db: Db;
  /** Undefined where there is none any more: then nothing is told. */
  readonly bot: Bot | undefined;
  /** Undefined where the server has no client, and so no words. */
  readonly texts: ServerTexts | undefined;
  readonly site: string | undefined;
};

export function sendTaskKind({ db, bot, texts, site }: Telling): TaskKind {
  return {
    run: async ({ payload }) => {
      if (bot === undefined || texts === undefined) return undefined;
      const found = await findMessage(db, payload);
      if (found === undefined) return undefined;
      const { chat, lang, about } = found;
      const { open, ...words } = texts.telegram(lang);
      const told = about ? about.say(texts, lang) : words[answerTo(payload)];
      const link = about && site ? { label: open, url: site + about.path } : undefined;
      try {
        await bot.send(chat, told, link);
        return undefined;
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error;
        if (error.isGone) return async (trx) => void (await unlinkChat(trx, chat));
        throw error.retryAfterMs === undefined ? error : new RetryLater(error.message, error.retryAfterMs);
      }
    },
  };
}

/** What is said to who wrote to the bot. */
function answerTo(payload: Payload): 'linked' | 'stopped' | 'tooOld' {
  if ('linked' in payload) return 'linked';
  return 'stopped' in payload ? 'stopped' : 'tooOld';
}

type Found = {
  readonly chat: number;
  readonly lang: PageLanguage;
  readonly about?: About;
};

/** What it is of: its owner, its words, and the page that it leads to. */
type About = {
  readonly user_id: number;
  readonly say: (texts: ServerTexts, lang: PageLanguage) => string;
  readonly path: string;
};

async function findAbout(db: Db, { notice = 0, event = 0 }: Payload): Promise<About | undefined> {
  if (event === 0) {
    const found = await findNotice(db, notice);
    return found && { ...found, say: (texts, lang) => texts.notice(found.notice, lang) };
  }
  const found = await findEvent(db, event);
  if (found === undefined || !isTold(found)) return undefined;
  return { ...found, path: securityPath, say: (texts, lang) => texts.security(found, lang) };
}

/** Undefined where the notice, the event, the chat or the account is gone. */
async function findMessage(db: Db, payload: Payload): Promise<Found | undefined> {
  // Whose chat it is nobody knows, nor their language.
  if (payload['refused'] !== undefined) return { chat: payload['refused'], lang: 'kh' };
  if (payload['stopped'] !== undefined)
    return { chat: payload['stopped'], lang: payload['khmer'] ? 'kh' : 'eng' };
  const about = await findAbout(db, payload);
  const user = about?.user_id ?? payload['linked'];
  const found = user === undefined ? undefined : await findChat(db, user);
  return found && { chat: found.chat_id, lang: found.lang, ...(about ? { about } : {}) };
}
