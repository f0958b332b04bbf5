/** Gets waiting items sent: by the worker, or by this page where there is none or it must not know the token. */
import { isWaiting } from '#contract/outbox-item.ts';
import {
  outboxChannel,
  type OutboxEvent,
  outboxSyncTag,
  type WorkerRequest,
} from '#contract/worker-messages.ts';
import { drainOutbox } from '#outbox/drain-outbox.ts';
import { withLock } from '#outbox/with-lock.ts';
import { setPageSession, storeOutboxSession } from '#outbox/outbox-session.ts';
import { allItems, removeItems } from '#outbox/outbox-store.ts';
import { askBeforeClosing } from './outbox-tab.ts';
import { onSessionChange, onSessionEnd, readSession } from './session.ts';
import { isRemembered, readUserIn } from './session-storage.ts';

/** Sent items are deleted after a day. */
const sentMaxAgeMs = 24 * 3_600_000;

type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

async function activeWorker(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  // Chromium keeps an old worker that receives a message while the next one is about to replace it: until then the page sends.
  if (registration?.waiting) return undefined;
  return navigator.serviceWorker.controller ?? registration?.active ?? undefined;
}

/** Runs `work` while nothing is being sent, here or in another tab. */
export const whileNothingIsSent = (work: () => Promise<void>): Promise<void> =>
  withLock('outbox-drain', work);

/** Sends the items that are due; with force also those that only wait for a network. */
export async function drainSoon(force: boolean): Promise<void> {
  const worker = isRemembered() ? await activeWorker() : undefined;
  if (worker) return worker.postMessage({ type: 'outbox:drain', force } satisfies WorkerRequest);
  if ((await allItems()).some(isWaiting)) await drainOutbox(force);
}

/** Asks the browser to wake the worker when the network is back, where it can (Background Sync). */
export async function requestWakeUp(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outboxSyncTag);
}

/** Subscribes to every change of the outbox, from the worker and all pages; returns the function that unsubscribes. */
export function onOutboxNews(listener: (news: OutboxEvent) => void): () => void {
  const channel = new BroadcastChannel(outboxChannel);
  channel.onmessage = ({ data }: MessageEvent<OutboxEvent>) => listener(data);
  return () => channel.close();
}

/** The worker knows the session of a person who is remembered on this device; any other stays in this page. */
function mirrorSession(): void {
  setPageSession(isRemembered() ? undefined : readSession());
  void storeOutboxSession(readUserIn('local'))
    .then(() => drainSoon(true))
    .catch(() => undefined);
}

/** Mirrors the session to the worker and drains whenever sending may work again, for the life of the page. */
export function startDraining(): void {
  const online = () => void drainSoon(true).catch(() => undefined);
  const shown = () => document.visibilityState === 'visible' && void drainSoon(false).catch(() => undefined);
  onSessionChange(mirrorSession);
  askBeforeClosing();
  // Waiting items stay for the next log-in, unless the account was deleted.
  onSessionEnd((why, { user_id }) => {
    void removeItems(
      ({ owner, state }) => owner === user_id && (why === 'deleted' || state === 'sent'),
    ).catch(() => undefined);
  });
  window.addEventListener('online', online);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', shown);
  mirrorSession();
  // Other users' items stay only if these agreed, and until they are sent; sent ones stay for a day.
  const user = readSession()?.user_id;
  void removeItems(({ owner, kept, state, createdAt }) =>
    owner !== null && owner !== user
      ? !kept || state === 'sent'
      : state === 'sent' && Date.now() - createdAt > sentMaxAgeMs,
  ).catch(() => undefined);
}
