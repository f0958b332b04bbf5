/** What waits in the outbox, as a query like any other data; follows the outbox's news and its next due time. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type Receipt } from '#contract/worker-messages.ts';
import { allReceipts, removeReceipt } from '#outbox/receipt-store.ts';
import { drainSoon, keepOutboxDraining, onOutboxNews } from './outbox-link.ts';
import { useSession } from './session.ts';

const key = ['outbox'] as const;
/** A sent item stays to be seen for a day. */
const sentKeptMs = 24 * 3_600_000;
const soonestMs = 500;
/** Longer than any try takes: whoever was sending it, a worker that was ended perhaps, will not say how it went. */
const lostMs = 20_000;

const receipts = queryOptions({
  queryKey: key,
  queryFn: () => allReceipts().catch(() => []),
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The items of the person on this phone: theirs when logged in, else the guest's. */
export function useOutbox(): readonly Receipt[] {
  const owner = useSession()?.user_id ?? null;
  const { data } = useQuery(receipts);
  return (data ?? []).filter((item) => item.owner === owner || item.owner === null);
}

/** The item of the given kind that waits for a job, if there is one. */
export function useWaiting(kind: 'application' | 'favourite', jobId: number): Receipt | undefined {
  return useOutbox().find(
    (item) =>
      item.kind === kind && item.body.job_id === jobId && item.state !== 'sent' && item.state !== 'failed',
  );
}

/** Keeps the query true and the outbox draining while the page lives; gives the way to stop. */
export function connectOutbox(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (items: readonly Receipt[]): void => {
    clearTimeout(timer);
    const due = items
      .filter(({ state }) => state === 'queued' || state === 'sending')
      .map(({ state, nextAt }) => (state === 'queued' && nextAt) || Date.now() + lostMs);
    if (due.length === 0) return;
    timer = setTimeout(
      () => void drainSoon(false).catch(() => undefined),
      Math.max(soonestMs, Math.min(...due) - Date.now()),
    );
  };
  const refresh = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: key });
    plan(await queryClient.fetchQuery(receipts));
  };
  const stopNews = onOutboxNews(() => void refresh());
  const stopDraining = keepOutboxDraining();
  void allReceipts()
    .then((items) =>
      items.filter(({ state, createdAt }) => state === 'sent' && Date.now() - createdAt > sentKeptMs),
    )
    .then((old) => Promise.all(old.map(({ key: oldKey }) => removeReceipt(oldKey))))
    .then(refresh)
    .catch(() => undefined);
  return () => {
    clearTimeout(timer);
    stopNews();
    stopDraining();
  };
}
