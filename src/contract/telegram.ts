/** Notices in a chat with the site's Telegram bot (product 7.21). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { notifyLanguage } from './account-settings.ts';

export const linkTelegram = endpoint({
  method: 'POST',
  path: '/telegram/link',
  summary: "A link to the bot that starts sending the caller's notices there. It works once, for 15 minutes.",
  access: 'loggedIn',
  body: z.object({ lang: notifyLanguage }),
  reply: z.object({ url: z.string() }),
  status: 200,
  failures: ['not_found'],
});

export const unlinkTelegram = endpoint({
  method: 'POST',
  path: '/telegram/unlink',
  summary: 'Stop sending notices in Telegram.',
  access: 'loggedIn',
  reply: z.undefined(),
  status: 204,
  failures: ['not_found'],
});
