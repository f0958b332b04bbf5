/** A copy of the session that the worker can read; tokens are never stored with the waiting items themselves. */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { type OutboxSession, outboxSession } from '#contract/worker-messages.ts';
import { openStore } from '#storage/open-store.ts';

const { use: store } = openStore('karngea-session', 'session');
const key = 'session';

let ofThisPage: OutboxSession | undefined;

/** A session that is in this page's memory only, of a person who is not remembered; it goes before the stored one. */
export function holdOutboxSession(session: OutboxSession | undefined): void {
  ofThisPage = session;
}

/** Who may send, or undefined when nobody is logged in on this device. */
export async function readOutboxSession(): Promise<OutboxSession | undefined> {
  if (ofThisPage) return ofThisPage;
  const parsed = z.safeParse(outboxSession, await get<unknown>(key, store));
  return parsed.success ? parsed.data : undefined;
}

/** Stores the session that may send, or forgets it. */
export async function storeOutboxSession(session: OutboxSession | undefined): Promise<void> {
  if (session) await set(key, { user_id: session.user_id, token: session.token }, store);
  else await del(key, store);
}
