/** Routes for Telegram (product 7.21); 404 without a bot. */
import { type FastifyInstance } from 'fastify';
import { linkTelegram, unlinkTelegram } from '#contract/telegram.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Bot, TelegramError } from './bot.ts';
import { createLinkCode, unlinkAccount } from './telegram-store.ts';

export function telegramRoutes(
  app: FastifyInstance,
  { db, limits, bot }: Services & { readonly bot: Bot | undefined },
): void {
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
    await unlinkAccount(db, caller.user_id);
    return undefined;
  });
}
