/** Notices of events that concern a person (product 3.17, 7.18). */
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
  /** To operators: the figures of the week (product 7.48). */
  'board_health',
  'outcome',
  'account_warned',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The server never sends it: what `kind` becomes if a newer server sends one that this version doesn't know. */
const unknownKind = 'unknown';

/** Fields that don't apply are null. */
export const notice = z.object({
  id: z.number(),
  kind: z.catch(z.enum([...noticeKinds, unknownKind]), unknownKind),
  at: z.string(),
  read: z.boolean(),
  job_id: z.nullable(z.number()),
  job_name: z.nullable(z.string()),
  application_id: z.nullable(z.number()),
  /** The name of the other person. */
  person: z.nullable(z.string()),
  /** The same with the family name first, for Khmer (product 11.4); absent from older cached replies. */
  person_km: z._default(z.nullable(z.string()), null),
  /**
   * Depends on the kind: an operator's reason; the time and place of an interview ("2026-11-24T02:00:00Z Factory gate"),
   * or its time and the answer `yes` or `no`; the number of days of waiting; the name of a saved search; the
   * answer to the question how it ended.
   */
  text: z.nullable(z.string()),
  /** The saved search that found the jobs; absent from older cached replies. */
  search_id: z._default(z.nullable(z.number()), null),
});
export type Notice = z.output<typeof notice> & { kind: NoticeKind };

/** Without the kinds that only a newer version can show. */
export const knownNotices = (notices: readonly z.output<typeof notice>[]): Notice[] =>
  notices.filter((one): one is Notice => one.kind !== unknownKind);

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
  summary: "The number of the caller's unread notices.",
  access: 'loggedIn',
  reply: unread,
  status: 200,
  offline: 'cache',
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/notice/read',
  summary: 'Mark all notices up to one as read.',
  access: 'loggedIn',
  body: z.object({ up_to: id() }),
  reply: unread,
  status: 200,
  offline: 'queue',
  repeat: 'last',
});
