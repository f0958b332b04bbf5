/** What this month's pages have fetched on this phone, as the browser counts it; what the worker fetches by itself is not seen here. */
import * as z from 'zod/mini';
import { readStored, writeStored } from './device-storage.ts';

const usedKey = 'dataUsed';
const used = z.object({ month: z.string(), bytes: z.number() });

const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** In bytes. */
export function usedThisMonth(): number {
  const stored = readStored('local', usedKey, used);
  return stored?.month === thisMonth() ? stored.bytes : 0;
}

const add = (bytes: number): void =>
  void writeStored('local', usedKey, { month: thisMonth(), bytes: usedThisMonth() + bytes });

const sizeOf = (entries: readonly PerformanceEntry[]): number =>
  entries.reduce((sum, { transferSize = 0 }: Partial<PerformanceResourceTiming>) => sum + transferSize, 0);

/** Counts from the page's own beginning, for as long as it is there. */
export function countUsedData(): void {
  const observer = new PerformanceObserver((list) => {
    const bytes = sizeOf(list.getEntries());
    if (bytes > 0) add(bytes);
  });
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}
