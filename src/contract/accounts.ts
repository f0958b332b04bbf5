/** Calls to register, log in, recover an account, make recovery codes and change the password (product 5.2, 7.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currentPassword, initData, newPassword, ownerProof } from './account-fields.ts';
import { oneOf, optionalText, text } from './fields.ts';
import { lengths, passwordMaximum, passwordMinimum, recoveryCodes } from './limits.ts';
import { memberTypes } from './roles.ts';
import { user } from './sessions.ts';
import { termsVersion } from './site.ts';

/** Whether the session outlives the visit. True if a third-party client omits it or sends something else. */
const remember = z.catch(z._default(z.boolean(), true), true);

export const credentials = z.object({
  name: text(lengths.accountName, 'name_required'),
  // No minimum: accounts may have older, shorter passwords.
  password: newPassword(1, passwordMaximum),
});

const logInRequest = z.extend(credentials, {
  remember,
  /** From an operator's authenticator app; ignored for other accounts. */
  code: z.catch(optionalText(lengths.code), ''),
});

export const recovery = z.object({
  name: text(lengths.accountName, 'name_required'),
  code: text(lengths.code),
  /** What /auth/recoverByPhone answered. Without it the tries of an SMS code are shared with everyone else. */
  request: z.optional(text(lengths.recoveryRequest)),
  password: newPassword(passwordMinimum, passwordMaximum),
  remember,
});

export const registration = z.object({
  name: text(lengths.accountName, 'name_required'),
  password: newPassword(passwordMinimum, passwordMaximum),
  accType: oneOf(memberTypes),
  remember,
  /** The version of the terms that the form linked to (`termsVersion`); third-party clients omit it. */
  terms: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(termsVersion))), undefined),
});

export const passwordChange = z.object({
  password: newPassword(passwordMinimum, passwordMaximum),
  /** May be absent or empty within `freshLogInMinutes` after a log-in, while nothing but the password opens the account. */
  currentPassword: z.nullish(
    z.string({ error: 'wrong_type' }).check(z.maxLength(passwordMaximum, 'password_too_long')),
  ),
  /** In place of the password: for accounts without one, and to recover an account that is linked to Telegram. */
  init_data: z.optional(initData),
  /** Whether to replace the token of this call by the one in the reply. */
  renew: z.optional(z.boolean({ error: 'wrong_type' })),
  /** Also ends older recovery codes, the phone number, the Telegram chat and links to the CV. */
  endOtherWays: z.optional(z.literal(true, { error: 'wrong_type' })),
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in and get a token.',
  access: 'anyone',
  body: logInRequest,
  reply: user,
  status: 200,
  failures: ['bad_credentials', 'totp_setup', 'code_required', 'bad_code', 'suspended'],
});

export const recover = endpoint({
  method: 'POST',
  path: '/auth/recover',
  summary:
    'Log in with a recovery code and set a new password. Every other token is revoked, and what was added to the account in the last 72 hours ends.',
  access: 'anyone',
  body: recovery,
  reply: user,
  status: 200,
  failures: ['bad_credentials', 'suspended'],
});

export const codesRequest = z.object({ currentPassword });

export const makeCodes = endpoint({
  method: 'POST',
  path: '/auth/codes',
  summary: `Create ${recoveryCodes} recovery codes, each of which works once. Earlier ones that another session made work for 72 more hours.`,
  access: 'loggedIn',
  body: z.object(ownerProof),
  reply: z.object({ codes: z.array(z.string()) }),
  status: 200,
  failures: ['forbidden'],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account and get a token.',
  access: 'anyone',
  body: registration,
  reply: user,
  status: 201,
  idempotent: true,
  failures: ['name_taken'],
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/auth/updatePW',
  summary:
    'Change the password. Every other token of the account is revoked, and what other sessions added to the account in the last 72 hours ends. With `renew` the reply has a new token for the caller.',
  access: 'loggedIn',
  withFirstPassword: true,
  body: passwordChange,
  reply: z.object({ token: z.optional(z.string()) }),
  status: 200,
});
