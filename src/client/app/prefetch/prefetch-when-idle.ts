/** Fetches what a person is likely to read without a network later: when the phone has nothing else to do, and data is no matter. */
import { type Query, type QueryClient } from '@tanstack/react-query';
import { mayFetchAhead } from '#client/data/connection.ts';
import { whenIdle } from '#client/data/when-idle.ts';

/** Jobs and answers of the page itself come first. */
const calmMs = 3_000;

/** On a slow phone every key would wait for it. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

const isFit = (): boolean =>
  document.visibilityState === 'visible' && navigator.onLine && mayFetchAhead() && !isTyping();

const isList = (key: readonly unknown[]): boolean => key[0] === 'jobs' && key[2] === 'list';

/** Something that is kept for a time without a network, out of date now, and on no screen that would ask for it again. */
const isCachedUnseen = (query: Query): boolean => query.meta?.persist !== undefined && !query.isActive();

/**
 * Begins with what has arrived, and again after each list that arrives, or when something that is kept is out of date;
 * a round that is under way is not disturbed.
 */
export function prefetchWhenIdle(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const round = async (): Promise<void> => {
    if (!isFit()) return;
    if (isRunning) return soon();
    isRunning = true;
    try {
      // Not for those who save data.
      const { prefetches } = await import('./prefetches.ts');
      for (const fetchOne of prefetches(client)) {
        await new Promise<void>(whenIdle);
        if (!isFit()) return;
        await fetchOne();
      }
    } finally {
      isRunning = false;
    }
  };
  // What could not be fetched is fetched when it is read.
  const tryRound = () => void round().catch(() => undefined);
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tryRound, calmMs);
  };
  tryRound();
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated') return;
    const { action } = event as { action?: { type: string; manual?: boolean } };
    const hasListCome = action?.type === 'success' && !action.manual && isList(query.queryKey);
    if (hasListCome || (action?.type === 'invalidate' && isCachedUnseen(query))) soon();
  });
}
