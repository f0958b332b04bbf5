/** Tells a chat of a notice, or of its link (product 7.21). */
import { type Notice } from '#contract/notices.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/ssr.ts';
import { type Db } from '#server/database/connect.ts';
import { findNotice } from '#server/notices/notice-store.ts';
import { Later, type Payload, type TaskKind } from '#server/tasks/task-kind.ts';
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
      const { chat, lang, notice, path } = found;
      const { open, linked, tooOld } = texts.telegram(lang);
      const told = notice ? texts.notice(notice, lang) : 'linked' in payload ? linked : tooOld;
      const link = path && site ? { label: open, url: site + path } : undefined;
      try {
        await bot.send(chat, told, link);
        return undefined;
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error;
        if (error.isGone) return (trx) => unlinkChat(trx, chat);
        throw error.retryAfterMs === undefined ? error : new Later(error.message, error.retryAfterMs);
      }
    },
  };
}

type Found = {
  readonly chat: number;
  readonly lang: PageLanguage;
  readonly notice?: Notice;
  /** Of the page that the notice leads to. */
  readonly path?: string;
};

/** Undefined where the notice, the chat or the account is gone. */
async function findMessage(db: Db, payload: Payload): Promise<Found | undefined> {
  // Whose chat it is nobody knows, nor their language.
  if (payload['refused'] !== undefined) return { chat: payload['refused'], lang: 'kh' };
  const of = payload['notice'] === undefined ? undefined : await findNotice(db, payload['notice']);
  const user = of?.user_id ?? payload['linked'];
  const found = user === undefined ? undefined : await findChat(db, user);
  return (
    found && { chat: found.chat_id, lang: found.lang, ...(of ? { notice: of.notice, path: of.path } : {}) }
  );
}
