/** The outbox as a query, and the page's only subscriber to its changes. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { isWaiting, needsLogin, type OutboxItem } from '#contract/outbox-item.ts';
import { type OutboxEvent } from '#contract/worker-messages.ts';
import { dueAt } from '#outbox/after-answer.ts';
import { allItems, replaceItem } from '#outbox/outbox-store.ts';
import { drainSoon, onOutboxNews, startDraining } from './outbox-draining.ts';
import { cancel, isWatched } from './outbox-send.ts';
import { onSessionChange, readSession, useSession } from './session.ts';
import { isRemembered } from './session-storage.ts';

const minDelayMs = 500;
/** Longer than almost any try takes: after this time its sender, perhaps a stopped worker, won't report a result. */
const lostMs = 20_000;

/** Keys of answered items that are being handled, and of refusals that this page has handled. */
const handled = new Set<string>();

async function listItems(): Promise<OutboxItem[]> {
  const items = await allItems().catch(() => []);
  // A sent item is listed until the caches have changed, so that nothing flickers.
  return items.map((item) =>
    item.state === 'sent' && handled.has(item.key) ? { ...item, state: 'sending' } : item,
  );
}

export const outboxQuery = queryOptions({
  queryKey: ['outbox'] as const,
  queryFn: listItems,
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The user's items, or a guest's. Items without a subject are internal and left out. */
export function useOutbox(): readonly OutboxItem[] {
  const owner = useSession()?.user_id ?? null;
  const { data } = useQuery(outboxQuery);
  return (data ?? []).filter((item) => item.owner === owner && item.subject !== '');
}

/** The item that waits under this queue key, if there is one. */
export const useWaiting = (queueKey: string): OutboxItem | undefined =>
  useOutbox().findLast((item) => item.lane === queueKey && isWaiting(item));

/** Handles a rejected token, and answers that no button waited for. There is no body if the item was read from the store. */
type AnswerHandler = (item: OutboxItem, body?: unknown) => Promise<void>;

/** Updates the query, drains the outbox and passes answers to `handleAnswer`, for the life of the page. */
export function connectOutbox(queryClient: QueryClient, handleAnswer: AnswerHandler): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Handles each refusal once, even after a restart or the user's next log-in. */
  const passOn = async (item: OutboxItem, body?: unknown): Promise<void> => {
    const { key, owner } = item;
    const isMine = owner === (readSession()?.user_id ?? null);
    if (item.notified || handled.has(key) || isWatched(key) || !isMine) return;
    handled.add(key);
    try {
      await handleAnswer(item, body);
      if (item.state === 'failed') return void (await replaceItem({ ...item, notified: true }));
    } catch {
      // The declarations could not be loaded, so every screen refetches.
      void queryClient.invalidateQueries();
    }
    handled.delete(key);
  };

  const scheduleNext = (items: readonly OutboxItem[], minimumMs: number): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = Date.now();
    const due = items
      .filter(({ state }) => state === 'queued' || state === 'sending')
      .map((item) => (item.state === 'queued' && dueAt(item, now)) || now + lostMs);
    if (due.length === 0) return;
    timer = setTimeout(() => void tryAgain(), Math.max(minimumMs, Math.min(...due) - now));
  };
  const refresh = async (minimumMs = minDelayMs): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: outboxQuery.queryKey });
    const items = await queryClient.fetchQuery(outboxQuery);
    scheduleNext(items, minimumMs);
    for (const item of items) if (item.state === 'failed') void passOn(item);
  };
  /** The result arrives as a message; without one, this is repeated later. */
  const tryAgain = async (): Promise<void> => {
    timer = undefined;
    await drainSoon(false).catch(() => undefined);
    if (timer === undefined) await refresh(lostMs);
  };

  const onNews = async (news: OutboxEvent): Promise<void> => {
    if (news.type !== 'removed') {
      const { item } = news;
      if (needsLogin(item)) void handleAnswer(item).catch(() => undefined);
      if (item.state === 'sent') {
        // Its answer follows as `settled`.
        if (news.type === 'changed') return;
        await passOn(item, news.body);
        if (item.owner !== null && !isRemembered()) void cancel(item);
      }
    }
    await refresh();
  };
  onOutboxNews((news) => void onNews(news));
  onSessionChange(() => void refresh());
  startDraining();
  void refresh();
}
