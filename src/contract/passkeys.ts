/** Passkeys (product 7.36), as WebAuthn with the fields of the browser's JSON; and which log-in methods the site has. */
import * as z from 'zod/mini';
import { ownerProof } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { passkeyTextMaximum } from './limits.ts';
import { user } from './sessions.ts';

const base64url = z.string().check(z.maxLength(passkeyTextMaximum), z.regex(/^[\w-]*$/));
const transports = z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16)));

/** The JSON of the credential that `navigator.credentials.create` returned. */
const newPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});

/** The JSON of the credential that `navigator.credentials.get` returned. */
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

/** Passed unchanged from the server's library to the browser's. */
const options = z.looseObject({ challenge: z.string() });

export const passkey = z.object({
  id: z.number(),
  /** System and browser on which it was created; empty if neither is known. */
  device: z.string(),
  created_at: z.string(),
  /** The day of its last use; null if never used. */
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  summary: 'Options for the browser to create a passkey for this account.',
  access: 'loggedIn',
  body: z.object(ownerProof),
  reply: options,
  status: 200,
  failures: ['forbidden', 'not_found', 'too_many'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Add the passkey that the browser created.',
  access: 'loggedIn',
  body: newPasskey,
  reply: passkey,
  status: 201,
  failures: ['forbidden', 'not_found', 'too_many', 'bad_passkey'],
});

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/login/options',
  summary: 'Options for the browser to log in with a passkey.',
  access: 'anyone',
  reply: options,
  status: 200,
  failures: ['not_found'],
});

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  summary: 'Log in with a passkey.',
  access: 'anyone',
  body: z.object({ ...usedPasskey.shape, remember: z._default(z.boolean(), true) }),
  reply: user,
  status: 200,
  failures: ['not_found', 'bad_passkey', 'suspended'],
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/auth/passkeys',
  summary: "The caller's passkeys, newest first.",
  access: 'loggedIn',
  reply: z.array(passkey),
  status: 200,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/:id/remove',
  summary: "Delete one of the caller's passkeys.",
  access: 'loggedIn',
  params: z.object({ id: id() }),
  reply: z.undefined(),
  status: 204,
});

/** The log-in methods of this server in addition to passwords. */
export const getLogInMethods = endpoint({
  method: 'GET',
  path: '/auth/ways',
  summary: 'Whether passkeys and recovery codes by SMS are available.',
  access: 'anyone',
  reply: z.object({ passkeys: z.boolean(), sms: z.boolean() }),
  status: 200,
});
