/** Account settings: the phone number, and which notices are also sent as pushes and Telegram messages (product 7.21, 7.35). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { type NoticeKind } from './notices.ts';
import { pageLanguages } from './pages.ts';

/** The language of pushes, SMS and Telegram messages: a stored value or a BCP-47 tag. */
export const notifyLanguage = z.pipe(
  z._default(z.enum([...pageLanguages, 'en', 'km'] as const, { error: 'not_in_list' }), 'eng'),
  z.transform((value): 'eng' | 'kh' => (value === 'km' || value === 'kh' ? 'kh' : 'eng')),
);

/** Phone numbers in the form `+85512345678`. Not parsed here, because the phone metadata is large. */
export const phoneState = z.object({
  /** The confirmed number, otherwise the one that waits for its code. */
  phone: z.nullable(z.string()),
  phone_confirmed: z.boolean(),
  /** The number that will replace it, and when. */
  next_phone: z.nullable(z.object({ phone: z.string(), at: z.string() })),
});
export type PhoneState = z.output<typeof phoneState>;

export const notifyGroups = ['applications', 'messages', 'jobs', 'alerts'] as const;
export type NotifyGroup = (typeof notifyGroups)[number];

export const groupOfNotice: Readonly<Record<NoticeKind, NotifyGroup>> = {
  application_received: 'applications',
  application_viewed: 'applications',
  application_decided: 'applications',
  application_withdrawn: 'applications',
  application_waiting: 'applications',
  message: 'messages',
  interview: 'messages',
  interview_answered: 'messages',
  job_expiring: 'jobs',
  job_closed: 'jobs',
  job_changed: 'jobs',
  job_removed: 'jobs',
  company_verified: 'jobs',
  company_refused: 'jobs',
  report_decided: 'jobs',
  board_health: 'jobs',
  outcome: 'applications',
  account_warned: 'jobs',
  search_alert: 'alerts',
};

const notify = z.object({
  applications: z.boolean(),
  messages: z.boolean(),
  jobs: z.boolean(),
  alerts: z.boolean(),
});
export type Notify = z.output<typeof notify>;

const wanted = z.optional(z.boolean({ error: 'wrong_type' }));

/** Fields that are absent stay unchanged. */
export const setNotify = endpoint({
  method: 'PUT',
  path: '/user/notify',
  summary: 'Choose which notices are also sent as pushes and Telegram messages.',
  access: 'loggedIn',
  body: z.object({ applications: wanted, messages: wanted, jobs: wanted, alerts: wanted }),
  reply: notify,
  status: 200,
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/user/account',
  summary: "The settings of the caller's account.",
  access: 'loggedIn',
  reply: z.object({
    /** Accounts that were created in Telegram have none until one is set. */
    has_password: z._default(z.boolean(), true),
    /** The number of unused recovery codes; absent from older cached replies, like the other fields with a default. */
    codes_left: z._default(z.number(), 0),
    /** Whether the server can send SMS. */
    sms: z._default(z.boolean(), false),
    phone: z._default(phoneState.shape.phone, null),
    phone_confirmed: z._default(phoneState.shape.phone_confirmed, false),
    next_phone: z._default(phoneState.shape.next_phone, null),
    /** The number of passkeys. */
    passkeys: z._default(z.number(), 0),
    /** How many links open the CV. */
    cv_links: z._default(z.number(), 0),
    /** Whether the site has a bot, and whether the caller has linked a chat to it. */
    telegram: z.object({ available: z.boolean(), linked: z.boolean() }),
    notify,
  }),
  status: 200,
  offline: 'cache',
});
