/** The page's side of the outbox: hands things in, waits a moment for the answer, and keeps it draining. */
import { failureBody } from '#contract/failures.ts';
import { listFavourites } from '#contract/jobs.ts';
import {
  outboxChannel,
  type OutboxNews,
  outboxSyncTag,
  type Receipt,
  type WorkerRequest,
} from '#contract/worker-messages.ts';
import { addReceipt, type NewReceipt } from '#outbox/add-receipt.ts';
import { exclusively } from '#outbox/exclusively.ts';
import { keepOutboxSession } from '#outbox/outbox-session.ts';
import { allReceipts, forgetSentOf, removeReceipt, replaceReceipt } from '#outbox/receipt-store.ts';
import * as z from 'zod/mini';
import { call } from './api.ts';
import { ApiFailure, codeOf } from './api-failure.ts';
import { newRequestKey } from './request-key.ts';
import { onSessionChange, onSessionEnd, readSession } from './session.ts';

/** How long a person watches the button before it says that the thing waits. */
const patienceMs = 8_000;

/** Sent: the server's answer. Queued: it waits on the device and will be sent by itself. */
export type HandedIn =
  | { readonly state: 'sent'; readonly answer: unknown }
  | { readonly state: 'queued'; readonly receipt: Receipt };

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

/** Gets what waits on its way: in the worker, or in this page where there is none. */
export async function drainSoon(force: boolean): Promise<void> {
  const worker = await activeWorker();
  if (worker) return worker.postMessage({ type: 'outbox:drain', force } satisfies WorkerRequest);
  const waiting = (await allReceipts()).some(({ state }) => state !== 'sent' && state !== 'failed');
  if (!waiting) return;
  const { drainOutbox } = await import('#outbox/drain-outbox.ts');
  await drainOutbox(force);
}

/** Asks the browser to wake the worker when the network is back, where it can. */
async function askForWaking(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outboxSyncTag);
}

/** Listens to the outbox; gives the way to stop. */
export function onOutboxNews(tell: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(outboxChannel);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => tell(data);
  return () => channel.close();
}

function failureOf(status: number, answer: unknown): ApiFailure {
  const parsed = z.safeParse(failureBody, answer);
  const { message = '', code, fields } = parsed.success ? parsed.data : {};
  return new ApiFailure(codeOf(status, code), status, message, fields);
}

/** Resolves when the server answered, or when it is clear that the item has to wait. */
function outcomeOf(waiting: Receipt): Promise<HandedIn> {
  return new Promise((resolve, reject) => {
    const finish = (result: () => void): void => {
      clearTimeout(timer);
      stop();
      result();
    };
    const timer = setTimeout(() => finish(() => resolve({ state: 'queued', receipt: waiting })), patienceMs);
    const stop = onOutboxNews((news) => {
      if (news.type === 'removed' || news.receipt.key !== waiting.key) return;
      if (news.type === 'settled') {
        const { status, answer, receipt } = news;
        // The person sees the answer here and now: nothing about it has to be kept.
        void removeReceipt(waiting.key);
        return finish(() =>
          receipt.state === 'sent' ? resolve({ state: 'sent', answer }) : reject(failureOf(status, answer)),
        );
      }
      if (news.receipt.state === 'queued' || news.receipt.state === 'held') {
        finish(() => resolve({ state: 'queued', receipt: news.receipt }));
      }
    });
    // Without a worker the engine itself may be out of reach: then it is clear at once that the item waits.
    drainSoon(true).catch(() => finish(() => resolve({ state: 'queued', receipt: waiting })));
  });
}

type OfMe<R> = R extends NewReceipt ? Omit<R, 'owner'> : never;

/**
 * Stores the item on the device first, then tries to send it (decisions: outbox).
 * Throws ApiFailure when the server refused it; `undefined` when the device cannot store, so that the caller sends directly.
 */
export async function handIn(item: OfMe<NewReceipt>): Promise<HandedIn | undefined> {
  const owned = { ...item, owner: readSession()?.user_id ?? null } as NewReceipt;
  const waiting = await addReceipt(owned, Date.now()).catch(() => undefined);
  if (!waiting) return undefined;
  if (waiting.key !== item.key) return { state: 'queued', receipt: waiting };
  const outcome = await outcomeOf(waiting);
  if (outcome.state === 'queued') void askForWaking().catch(() => undefined);
  return outcome;
}

/** Whether the same thing may go better another time: now there may be a CV, or a network. */
export const mayGoAgain = ({ kind, state, reason }: Receipt): boolean =>
  state === 'failed' && (reason === 'no_cv' || reason === 'expired') && kind !== 'message';

/** Sends at the person's word, without waiting longer; what may go again is handed in anew, under a key of its own. */
export async function tryNow(items: readonly Receipt[]): Promise<void> {
  for (const item of items) {
    if (item.state === 'queued') await replaceReceipt({ ...item, nextAt: 0 });
    if (mayGoAgain(item)) await addReceipt({ ...item, key: newRequestKey() }, Date.now());
  }
  await drainSoon(true);
}

/** Takes back what has not been sent; what the server already has stays there. */
export const takeBack = ({ key }: Receipt): Promise<void> => removeReceipt(key).catch(() => undefined);

function mirrorSession(): void {
  void keepOutboxSession(readSession())
    .then(() => drainSoon(true))
    .catch(() => undefined);
}

/** The server did not know the token of something that was sent: asked with the page's own, the call ends the session if need be. */
function followDeadToken(news: OutboxNews): void {
  if (news.type !== 'changed') return;
  const { state, attempts, owner } = news.receipt;
  if (state === 'held' && attempts > 0 && owner === readSession()?.user_id)
    void call(listFavourites, {}).catch(() => undefined);
}

/** Keeps the worker's copy of the session true and drains whenever sending may work again; gives the way to stop. */
export function keepOutboxDraining(): () => void {
  const online = () => void drainSoon(true).catch(() => undefined);
  const shown = () => document.visibilityState === 'visible' && void drainSoon(false).catch(() => undefined);
  const stopMirror = onSessionChange(mirrorSession);
  const stopFollowing = onOutboxNews(followDeadToken);
  const stopForgetting = onSessionEnd(
    (_why, { user_id }) => void forgetSentOf(user_id).catch(() => undefined),
  );
  window.addEventListener('online', online);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', shown);
  mirrorSession();
  return () => {
    stopMirror();
    stopFollowing();
    stopForgetting();
    window.removeEventListener('online', online);
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', shown);
  };
}
