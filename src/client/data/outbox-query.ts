/** What waits in the outbox, as a query like any other data; follows the outbox's news and its next due time. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { dueAt } from '#outbox/after-answer.ts';
import { allItems, removeItem } from '#outbox/outbox-store.ts';
import { drainSoon, keepOutboxDraining, onOutboxNews } from './outbox-draining.ts';
import { useSession } from './session.ts';

const key = ['outbox'] as const;
/** A sent item stays to be seen for a day. */
const sentStaysMs = 24 * 3_600_000;
const soonestMs = 500;
/** Longer than nearly any try takes: whoever was sending it, a worker that was ended perhaps, will not say how it went. */
const lostMs = 20_000;

const outboxQuery = queryOptions({
  queryKey: key,
  queryFn: () => allItems().catch(() => []),
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * The items of the person on this phone: theirs when logged in, else the guest's. A guest may be somebody else. What has
 * no subject is nothing that a person has to know of.
 */
export function useOutbox(): readonly OutboxItem[] {
  const owner = useSession()?.user_id ?? null;
  const { data } = useQuery(outboxQuery);
  return (data ?? []).filter((item) => item.owner === owner && item.subject !== '');
}

/** The item that waits in this lane, if there is one. */
export const useWaiting = (lane: string): OutboxItem | undefined =>
  useOutbox().findLast((item) => item.lane === lane && isWaiting(item));

async function removeOldSent(): Promise<void> {
  const old = (await allItems()).filter(
    ({ state, createdAt }) => state === 'sent' && Date.now() - createdAt > sentStaysMs,
  );
  await Promise.all(old.map((item) => removeItem(item.key)));
}

/** Keeps the query true and the outbox draining, for the life of the page. */
export function connectOutbox(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (items: readonly OutboxItem[], soonest: number): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = Date.now();
    const due = items
      .filter(({ state }) => state === 'queued' || state === 'sending')
      .map((item) => (item.state === 'queued' && dueAt(item, now)) || now + lostMs);
    if (due.length === 0) return;
    timer = setTimeout(() => void tryAgain(), Math.max(soonest, Math.min(...due) - now));
  };
  const refresh = async (soonest = soonestMs): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: key });
    plan(await queryClient.fetchQuery(outboxQuery), soonest);
  };
  /** What comes of it is heard as news. Where nothing is heard, it is tried once more later, and so on. */
  const tryAgain = async (): Promise<void> => {
    timer = undefined;
    await drainSoon(false).catch(() => undefined);
    if (timer === undefined) await refresh(lostMs);
  };
  onOutboxNews(() => void refresh());
  keepOutboxDraining();
  void removeOldSent()
    .then(() => refresh())
    .catch(() => undefined);
}
