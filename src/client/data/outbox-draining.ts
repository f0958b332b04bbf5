/** Gets what waits in the outbox on its way: in the worker, or in this page where there is none or it may not know the token. */
import { isWaiting } from '#contract/outbox-item.ts';
import {
  outboxChannel,
  type OutboxNews,
  outboxSyncTag,
  type WorkerRequest,
} from '#contract/worker-messages.ts';
import { drainOutbox } from '#outbox/drain-outbox.ts';
import { exclusively } from '#outbox/exclusively.ts';
import { holdOutboxSession, storeOutboxSession } from '#outbox/outbox-session.ts';
import { allItems, forgetSentOf, forgetStrangers, removeAllOf, removeItem } from '#outbox/outbox-store.ts';
import { call } from './api.ts';
import { askBeforeLosing } from './outbox-tab.ts';
import { onSessionChange, onSessionEnd, readSession } from './session.ts';
import { isRemembered, readUserIn } from './session-storage.ts';

type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

async function activeWorker(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  // A worker that is spoken to just when the next one is to follow it stays (Chromium): until then the page sends.
  if (registration?.waiting) return undefined;
  return navigator.serviceWorker.controller ?? registration?.active ?? undefined;
}

/** Does it while nobody sends anything, here or in another tab. */
export const whileNothingIsSent = (work: () => Promise<void>): Promise<void> =>
  exclusively('outbox-drain', work);

/** With force also what only waits for a network. */
export async function drainSoon(force: boolean): Promise<void> {
  const worker = isRemembered() ? await activeWorker() : undefined;
  if (worker) return worker.postMessage({ type: 'outbox:drain', force } satisfies WorkerRequest);
  if ((await allItems()).some(isWaiting)) await drainOutbox(force);
}

/** Asks the browser to wake the worker when the network is back, where it can. */
export async function askForWaking(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outboxSyncTag);
}

/** Listens to the outbox; gives the way to stop. */
export function onOutboxNews(tell: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(outboxChannel);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => tell(data);
  return () => channel.close();
}

/** The worker knows who is remembered on this device; who is not stays in this page. */
function mirrorSession(): void {
  holdOutboxSession(isRemembered() ? undefined : readSession());
  void storeOutboxSession(readUserIn('local'))
    .then(() => drainSoon(true))
    .catch(() => undefined);
}

/** The server did not know the token of something that was sent: asked with the page's own, the call ends the session if need be. */
function followDeadToken(news: OutboxNews): void {
  if (news.type !== 'changed') return;
  const { state, attempts, owner } = news.item;
  if (state === 'held' && attempts > 0 && owner === readSession()?.user_id)
    void import('#contract/notices.ts')
      .then(({ countNotices }) => call(countNotices, {}))
      .catch(() => undefined);
}

/** Of somebody who is not remembered nothing stays that was sent. */
function forgetSent(news: OutboxNews): void {
  if (news.type === 'settled' && news.item.state === 'sent' && news.item.owner !== null && !isRemembered())
    void removeItem(news.item.key).catch(() => undefined);
}

/** Keeps the worker's copy of the session true and drains whenever sending may work again, for the life of the page. */
export function keepOutboxDraining(): void {
  const online = () => void drainSoon(true).catch(() => undefined);
  const shown = () => document.visibilityState === 'visible' && void drainSoon(false).catch(() => undefined);
  onSessionChange(mirrorSession);
  onOutboxNews(followDeadToken);
  onOutboxNews(forgetSent);
  askBeforeLosing();
  onSessionEnd((why, { user_id }) => {
    // What waits of a deleted account has nobody any more.
    const forget = why === 'deleted' ? removeAllOf : forgetSentOf;
    void forget(user_id).catch(() => undefined);
  });
  window.addEventListener('online', online);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', shown);
  mirrorSession();
  void forgetStrangers(readSession()?.user_id).catch(() => undefined);
}
