/** Which notices also come as pushes and messages (product 7.21). The notices in the app stay in any case. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { type NoticeKind } from './notices.ts';
import { phoneState } from './phone-state.ts';

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

/** What is left out stays as it is. */
export const setNotify = endpoint({
  method: 'PUT',
  path: '/user/notify',
  summary: 'Choose which notices also come as pushes and messages.',
  access: 'loggedIn',
  body: z.object({ applications: wanted, messages: wanted, jobs: wanted, alerts: wanted }),
  reply: notify,
  status: 200,
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/user/account',
  summary: "How the caller's account is set up.",
  access: 'loggedIn',
  reply: z.object({
    /** Recovery codes that were not used yet; absent in answers that a device cached before. */
    codes_left: z._default(z.number(), 0),
    /** Whether SMS can be sent, and the numbers of the account. */
    sms: z._default(z.boolean(), false),
    phone: z._default(phoneState.shape.phone, null),
    phone_confirmed: z._default(phoneState.shape.phone_confirmed, false),
    next_phone: z._default(phoneState.shape.next_phone, null),
    /** How many passkeys the account has. */
    passkeys: z._default(z.number(), 0),
    /** How many links open the CV. */
    cv_links: z._default(z.number(), 0),
    /** Whether there is a bot, and whether the caller has linked a chat with it. */
    telegram: z.object({ available: z.boolean(), linked: z.boolean() }),
    notify,
  }),
  status: 200,
  offline: 'cache',
});
