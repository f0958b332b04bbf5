/** Logging in by the device's own lock instead of a password (product 7.36): WebAuthn, with names and fields as browsers write them. */
import * as z from 'zod/mini';
import { currentPassword } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { passkeyTextMaximum } from './limits.ts';
import { user } from './sessions.ts';

const base64url = z.string().check(z.maxLength(passkeyTextMaximum), z.regex(/^[\w-]*$/));
const transports = z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16)));

/** What `navigator.credentials.create` gave, as its own `toJSON` writes it. */
const newPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});

/** What `navigator.credentials.get` gave. */
const usedPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

/** Options go from the server's library to the browser's as they are. */
const options = z.looseObject({ challenge: z.string() });

export const passkey = z.object({
  id: z.number(),
  /** System and browser on which it was made; empty where neither is known. */
  device: z.string(),
  created_at: z.string(),
  /** The day it was last used on; null where it never was. */
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  summary: 'What the browser needs to make a passkey for this account.',
  access: 'loggedIn',
  body: z.object({ currentPassword: z.optional(currentPassword) }),
  reply: options,
  status: 200,
  failures: ['forbidden', 'not_found', 'too_many'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Add the passkey that the browser made.',
  access: 'loggedIn',
  body: newPasskey,
  reply: passkey,
  status: 201,
  failures: ['forbidden', 'not_found', 'too_many', 'bad_passkey'],
});

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/login/options',
  summary: 'What the browser needs to log somebody in by a passkey.',
  access: 'anyone',
  reply: options,
  status: 200,
  failures: ['not_found'],
});

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  summary: 'Log in by what the browser signed.',
  access: 'anyone',
  body: z.object({ ...usedPasskey.shape, remember: z._default(z.boolean(), true) }),
  reply: user,
  status: 200,
  failures: ['not_found', 'bad_passkey', 'suspended'],
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/auth/passkeys',
  summary: "The caller's passkeys, the newest first.",
  access: 'loggedIn',
  reply: z.array(passkey),
  status: 200,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/:id/remove',
  summary: "Remove one of the caller's passkeys.",
  access: 'loggedIn',
  params: z.object({ id: id() }),
  reply: z.undefined(),
  status: 204,
});

/** What this server has besides passwords, for those who are about to log in. */
export const waysIn = endpoint({
  method: 'GET',
  path: '/auth/ways',
  summary: 'Whether there are passkeys, and recovery codes by SMS.',
  access: 'anyone',
  reply: z.object({ passkeys: z.boolean(), sms: z.boolean() }),
  status: 200,
});
