/** What happened that a person should know of (product 3.17, 7.18). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, orEmpty } from './fields.ts';

export const noticeKinds = [
  'application_received',
  'application_viewed',
  'application_decided',
  'application_withdrawn',
  'application_waiting',
  'job_expiring',
  'job_closed',
  'job_changed',
  'job_removed',
  'message',
  'interview',
  'interview_answered',
  'search_alert',
  'company_verified',
  'company_refused',
  'report_decided',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Null where a part does not apply. */
export const notice = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  at: z.string(),
  read: z.boolean(),
  job_id: z.nullable(z.number()),
  job_name: z.nullable(z.string()),
  application_id: z.nullable(z.number()),
  /** The other one's name. */
  person: z.nullable(z.string()),
  /** The same as Khmer says it (product 11.4); absent in answers that a device cached before. */
  person_km: z._default(z.nullable(z.string()), null),
  /**
   * What else its sentence says: the reason, where an operator gave one; of an interview when and where, of its answer
   * when and `yes` or `no` ("2026-11-24T02:00:00Z Factory gate"); the days of waiting; the name of an alert.
   */
  text: z.nullable(z.string()),
  /** The saved search that found what it tells of; absent in answers that a device cached before. */
  search_id: z._default(z.nullable(z.number()), null),
});
export type Notice = z.output<typeof notice>;

const unread = z.object({ unread: z.number() });

export const listNotices = endpoint({
  method: 'GET',
  path: '/notice',
  summary: "The caller's notices, newest first, 30 at a time.",
  access: 'loggedIn',
  query: z.object({ before: orEmpty(id()) }),
  reply: z.array(notice),
  status: 200,
  offline: 'cache',
});

export const countNotices = endpoint({
  method: 'GET',
  path: '/notice/count',
  summary: "How many of the caller's notices are unread.",
  access: 'loggedIn',
  reply: unread,
  status: 200,
  offline: 'cache',
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/notice/read',
  summary: 'Mark notices as read, up to one.',
  access: 'loggedIn',
  body: z.object({ up_to: id() }),
  reply: unread,
  status: 200,
  offline: 'queue',
  repeat: 'last',
});
