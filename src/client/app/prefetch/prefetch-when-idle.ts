/** Prefetches what the user is likely to read offline: while the browser is idle, and not while saving data. */
import { type Query, type QueryClient } from '@tanstack/react-query';
import { mayPrefetch } from '#client/data/connection.ts';
import { onSessionChange } from '#client/data/session.ts';
import { whenIdle } from '#client/data/when-idle.ts';

/** Waits for the page's own requests first. */
const idleMs = 3_000;

/** On a slow phone, prefetching would delay every key. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

const canPrefetch = (): boolean =>
  document.visibilityState === 'visible' && navigator.onLine && mayPrefetch() && !isTyping();

const isList = (key: readonly unknown[]): boolean => key[0] === 'jobs' && key[2] === 'list';

/** Persisted data that no screen shows, so nothing else would refetch it. */
const isInactivePersisted = (query: Query): boolean => query.meta?.persist !== undefined && !query.isActive();

/** Starts a round now, after a log-in, after each job list that arrives, and when persisted data is invalidated. Rounds don't overlap. */
export function prefetchWhenIdle(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const round = async (): Promise<void> => {
    if (!canPrefetch()) return;
    if (isRunning) return scheduleRound();
    isRunning = true;
    try {
      // Not downloaded by users who save data.
      const { prefetches } = await import('./prefetches.ts');
      for (const fetchOne of prefetches(client)) {
        await new Promise<void>(whenIdle);
        if (!canPrefetch()) return;
        await fetchOne();
      }
    } finally {
      isRunning = false;
    }
  };
  // What fails is fetched when it is needed.
  const tryRound = () => void round().catch(() => undefined);
  const scheduleRound = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tryRound, idleMs);
  };
  tryRound();
  onSessionChange(scheduleRound);
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated') return;
    const { action } = event as { action?: { type: string; manual?: boolean } };
    const hasListArrived = action?.type === 'success' && !action.manual && isList(query.queryKey);
    if (hasListArrived || (action?.type === 'invalidate' && isInactivePersisted(query))) scheduleRound();
  });
}
