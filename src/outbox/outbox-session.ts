/** A copy of the session for the service worker. Items don't have tokens. */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { type OutboxSession, outboxSession } from '#contract/worker-messages.ts';
import { openStore } from '#storage/open-store.ts';

const { use: store } = openStore('karngea-session', 'session');
const key = 'session';

let pageSession: OutboxSession | undefined;

/** Sets the session of a user who is not remembered. It stays in this page's memory and takes precedence over the stored one. */
export function setPageSession(session: OutboxSession | undefined): void {
  pageSession = session;
}

/** The session to send with; undefined if no one is logged in. */
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
