/** Routes for Telegram (product 7.21); 404 without a bot. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { type Update } from 'grammy/types';
import { linkTelegram, unlinkTelegram } from '#contract/telegram.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Bot, TelegramError } from './bot.ts';
import { createLinkCode, unlinkAccount } from './telegram-store.ts';
import { receiveUpdate } from './updates.ts';

/** Only Telegram calls it, so it is not in the contract. */
const webhookRoute = '/telegram/webhook';
export const webhookPath = `/api${webhookRoute}`;
const secretHeader = 'x-telegram-bot-api-secret-token';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** In constant time, whatever the lengths. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

type TelegramContext = Services & {
  readonly bot: Bot | undefined;
  readonly telegramWebhook?: boolean;
  readonly telegramChannel?: string | undefined;
};

export function telegramRoutes(
  app: FastifyInstance,
  { db, clock, limits, bot, telegramWebhook = false, telegramChannel }: TelegramContext,
): void {
  if (bot && telegramWebhook)
    app.post<{ Body: Update }>(webhookRoute, async ({ headers, body }, reply) => {
      if (!isSame(String(headers[secretHeader]), bot.webhookSecret)) throw new Failure('not_found');
      await receiveUpdate({ db, clock, bot, channel: telegramChannel }, body);
      return reply.send();
    });

  mount(app, linkTelegram, async ({ caller, body }) => {
    if (bot === undefined) throw new Failure('not_found');
    await limit(limits.telegramLink, caller.user_id);
    try {
      return { url: await bot.deepLink(await createLinkCode(db, caller, body.lang)) };
    } catch (error) {
      throw error instanceof TelegramError ? new Failure('unavailable', { retryAfter: 30 }) : error;
    }
  });

  mount(app, unlinkTelegram, async ({ caller }) => {
    if (bot === undefined) throw new Failure('not_found');
    await db.transaction().execute((trx) => unlinkAccount(trx, caller.user_id));
    return undefined;
  });
}
