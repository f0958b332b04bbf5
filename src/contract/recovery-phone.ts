/** The phone number for account recovery (product 7.35). */
import * as z from 'zod/mini';
import { ownerProof } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { lengths } from './limits.ts';
import { notifyLanguage, phoneState } from './account-settings.ts';
import { mobilePhone } from './phone.ts';

export const setPhone = endpoint({
  method: 'POST',
  path: '/user/phone',
  summary: "Send a code to a phone number, which confirms it as the account's number.",
  access: 'loggedIn',
  body: z.object({ phone: mobilePhone(), ...ownerProof, lang: notifyLanguage }),
  reply: z.object({}),
  status: 202,
  failures: ['forbidden', 'not_found', 'sms_unavailable'],
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/user/phone/confirm',
  summary:
    'Confirm a phone number with the code sent to it. A second number replaces the first after 72 hours.',
  access: 'loggedIn',
  body: z.object({ code: text(lengths.code) }),
  reply: phoneState,
  status: 200,
  failures: ['forbidden', 'not_found'],
});

export const recoverByPhone = endpoint({
  method: 'POST',
  path: '/auth/recoverByPhone',
  summary: "Send a recovery code to the account's phone, if the account exists and has one.",
  access: 'anyone',
  body: z.object({ name: text(lengths.accountName, 'name_required'), lang: notifyLanguage }),
  /** `request` belongs to the code in the SMS, and is sent to /auth/recover with it. */
  reply: z.object({ request: z.optional(z.string()) }),
  status: 202,
  failures: ['not_found'],
});
