/** The site's Telegram bot (product 7.21): notices in a chat, and log-ins by a Mini App's launch data. */
import * as z from 'zod/mini';
import { initData, newPassword, ownerProof } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { notifyLanguage } from './account-settings.ts';
import { oneOf, text } from './fields.ts';
import { lengths, passwordMaximum } from './limits.ts';
import { memberTypes } from './roles.ts';
import { user } from './sessions.ts';
import { termsVersion } from './site.ts';

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
  failures: ['not_found', 'password_needed'],
});

/** The number is confirmed when the person sends it to the bot. GET /user/account then has it. */
export const askForPhoneNumber = endpoint({
  method: 'POST',
  path: '/user/phone/telegram',
  summary:
    "Make the bot ask for the person's number in the linked chat, which confirms it as the account's number.",
  access: 'loggedIn',
  body: z.object(ownerProof),
  /** Opens the chat. */
  reply: z.object({ url: z.string() }),
  status: 202,
  failures: ['forbidden', 'not_found', 'not_linked'],
});

/** The log-in ends after 12 hours: each opening of the Mini App logs in again. */
export const logInByTelegram = endpoint({
  method: 'POST',
  path: '/auth/telegram',
  summary:
    'Log in with the launch data of the Telegram Mini App. With `create` or `link`, a Telegram account that is not linked gets a new account (201) or is linked to one.',
  access: 'anyone',
  body: z.object({
    init_data: initData,
    create: z.optional(
      z.object({
        acc_type: oneOf(memberTypes),
        terms: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(termsVersion))), undefined),
      }),
    ),
    link: z.optional(
      z.object({
        name: text(lengths.accountName, 'name_required'),
        password: newPassword(1, passwordMaximum),
        /** Whether it moves here if it is linked to another account. */
        replace: z._default(z.boolean({ error: 'wrong_type' }), false),
      }),
    ),
  }),
  reply: user,
  status: 201,
  repeatStatus: 200,
  failures: [
    'not_found',
    'not_linked',
    'invalid_init_data',
    'init_data_expired',
    'bad_credentials',
    'forbidden',
    'suspended',
    'linked_elsewhere',
    'last_way_in',
  ],
});
