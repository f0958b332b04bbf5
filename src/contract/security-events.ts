/** What happened to an account (product 7.31). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

export const securityEventKinds = [
  'log_in',
  'wrong_password',
  'wrong_code',
  'password_changed',
  'codes_made',
  'recovered',
  'phone_asked',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'telegram_linked',
  'cv_link_made',
  'recovery_code_given',
  'session_ended',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** What is also told on other devices and in chats. */
export const toldEventKinds = [
  'log_in',
  'password_changed',
  'codes_made',
  'recovered',
  'recovery_code_given',
  'phone_asked',
  'phone_changed',
  'passkey_added',
  'telegram_linked',
  'cv_link_made',
] as const;
export type ToldEvent = { readonly kind: (typeof toldEventKinds)[number]; readonly device: string };

export const isTold = (event: { readonly kind: string; readonly device: string }): event is ToldEvent =>
  toldEventKinds.some((kind) => kind === event.kind);

/** Where a tap on it leads: to devices, password and codes. */
export const securityPath = '/setting';

const securityEvent = z.object({
  id: z.number(),
  /** One of `securityEventKinds`, or of a newer server. */
  kind: z.string(),
  /** Of what is counted, the last time. */
  at: z.string(),
  /** System and browser of whoever did it, of `session_ended` those of the session; empty where neither is known. */
  device: z.string(),
  /** Wrong passwords and codes are counted by the hour, sessions that were ended at once by device. */
  times: z.number(),
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/auth/events',
  summary: "What happened to the caller's account in 90 days, newest first, 30 at a time.",
  access: 'loggedIn',
  query: z.object({ before: z.optional(id()) }),
  reply: z.array(securityEvent),
  status: 200,
});
