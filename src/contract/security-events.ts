/** Security events of accounts (product 7.31): kinds, which of them are also sent as pushes and in Telegram, and their list. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

export type SecurityEventKind =
  | 'log_in'
  | 'wrong_password'
  | 'wrong_code'
  | 'password_changed'
  | 'codes_made'
  | 'recovered'
  | 'phone_asked'
  | 'phone_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'telegram_linked'
  | 'telegram_unlinked'
  | 'cv_link_made'
  | 'recovery_code_given'
  | 'session_ended'
  | 'session_remembered';

/** Events that are also sent as pushes and Telegram messages. */
const notifiedEventKinds = [
  'log_in',
  'password_changed',
  'codes_made',
  'recovered',
  'recovery_code_given',
  'phone_asked',
  'phone_changed',
  'passkey_added',
  'telegram_linked',
  'telegram_unlinked',
  'cv_link_made',
] as const;
export type NotifiedEvent = { readonly kind: (typeof notifiedEventKinds)[number]; readonly device: string };

export const isNotified = (event: {
  readonly kind: string;
  readonly device: string;
}): event is NotifiedEvent => notifiedEventKinds.some((kind) => kind === event.kind);

/** The page that such a notification opens. */
export const securityPath = '/setting';

const securityEvent = z.object({
  id: z.number(),
  /** A `SecurityEventKind`, or one that only a newer server knows. */
  kind: z.string(),
  /** The last time, if counted. */
  at: z.string(),
  /** System and browser that caused the event, or of the ended session; empty if neither is known. */
  device: z.string(),
  /** Wrong passwords and codes are counted by the hour, sessions that were ended at once by device. */
  times: z.number(),
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/auth/events',
  summary: "Security events of the caller's account in the last 90 days, newest first, 30 at a time.",
  access: 'loggedIn',
  query: z.object({ before: z.optional(id()) }),
  reply: z.array(securityEvent),
  status: 200,
});
