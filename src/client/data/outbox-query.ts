/** The outbox as a query like any other data, and the page's one subscriber to its news. */
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
/** Longer than nearly any try takes: the sender, a worker that was ended perhaps, will not report how it went. */
const lostMs = 20_000;

/** Keys of answered items whose declarations run now, and of refusals that this page has passed on. */
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

/**
 * The items of the person on this phone: theirs when logged in, else the guest's, who may be someone else. Items without
 * a subject are left out: no one needs to know of them.
 */
export function useOutbox(): readonly OutboxItem[] {
  const owner = useSession()?.user_id ?? null;
  const { data } = useQuery(outboxQuery);
  return (data ?? []).filter((item) => item.owner === owner && item.subject !== '');
}

/** The item that waits under this queue key, if there is one. */
export const useWaiting = (queueKey: string): OutboxItem | undefined =>
  useOutbox().findLast((item) => item.lane === queueKey && isWaiting(item));

/** Does what follows an answer: a rejected token, or one that no button waited for; without a body where it is read from the store. */
type AnswerHandler = (item: OutboxItem, body?: unknown) => Promise<void>;

/** Keeps the query up to date, drains the outbox and passes answers on, for the life of the page. */
export function connectOutbox(queryClient: QueryClient, handleAnswer: AnswerHandler): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Each refusal once: also after a restart, and after its person logged in. */
  const passOn = async (item: OutboxItem, body?: unknown): Promise<void> => {
    const { key, owner } = item;
    const isMine = owner === (readSession()?.user_id ?? null);
    if (item.notified || handled.has(key) || isWatched(key) || !isMine) return;
    handled.add(key);
    try {
      await handleAnswer(item, body);
      if (item.state === 'failed') return void (await replaceItem({ ...item, notified: true }));
    } catch {
      // The declarations could not be loaded: every screen asks the server.
      void queryClient.invalidateQueries();
    }
    handled.delete(key);
  };

  const scheduleNext = (items: readonly OutboxItem[], soonestMs: number): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = Date.now();
    const due = items
      .filter(({ state }) => state === 'queued' || state === 'sending')
      .map((item) => (item.state === 'queued' && dueAt(item, now)) || now + lostMs);
    if (due.length === 0) return;
    timer = setTimeout(() => void tryAgain(), Math.max(soonestMs, Math.min(...due) - now));
  };
  const refresh = async (soonestMs = minDelayMs): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: outboxQuery.queryKey });
    const items = await queryClient.fetchQuery(outboxQuery);
    scheduleNext(items, soonestMs);
    for (const item of items) if (item.state === 'failed') void passOn(item);
  };
  /** The outcome arrives as news. If none does, it is tried once more later, and so on. */
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
        // Its answer follows.
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
