/** A copy of the session that the worker can read; tokens are never stored with the waiting items themselves. */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { type OutboxSession, outboxSession } from '#contract/worker-messages.ts';
import { openStore } from '#storage/open-store.ts';

const { use: store } = openStore('karngea-session', 'session');
const key = 'session';

let pageSession: OutboxSession | undefined;

/** Sets a session that only this page's memory has, of a person who is not remembered; it precedes the stored one. */
export function setPageSession(session: OutboxSession | undefined): void {
  pageSession = session;
}

/** The session to send with, or undefined when no one is logged in on this device. */
export async function readOutboxSession(): Promise<OutboxSession | undefined> {
  if (pageSession) return pageSession;
  const parsed = z.safeParse(outboxSession, await get<unknown>(key, store));
  return parsed.success ? parsed.data : undefined;
}

/** Stores the session to send with, or deletes it. */
export async function storeOutboxSession(session: OutboxSession | undefined): Promise<void> {
  if (session) await set(key, { user_id: session.user_id, token: session.token }, store);
  else await del(key, store);
}
