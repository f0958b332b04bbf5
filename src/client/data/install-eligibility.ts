/** When the app may offer to be installed (product 13.4): to people who came back or used it, and not soon after a no. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { readStored, writeStored } from './device-storage.ts';

export const askingKey = 'install';
const dayMs = 24 * 3_600_000;
const askedAgainMs = 30 * dayMs;
/** The next start within this time is the same visit. */
const sameVisitMs = 30 * 60_000;

const asking = z.object({
  visits: z.number(),
  /** Times in milliseconds since 1970; 0 for never. */
  lastStart: z.number(),
  closedAt: z.number(),
  /** A job was saved or applied for on this device. */
  isUsed: z.boolean(),
});
type Asking = z.output<typeof asking>;

const unknown: Asking = { visits: 0, lastStart: 0, closedAt: 0, isUsed: false };

export const mayOffer = ({ visits, isUsed, closedAt }: Asking, now: number): boolean =>
  (visits >= 2 || isUsed) && now - closedAt >= askedAgainMs;

export const startedAt = (known: Asking, now: number): Asking => ({
  ...known,
  visits: known.visits + (now - known.lastStart >= sameVisitMs ? 1 : 0),
  lastStart: now,
});

const useAsking = create<Asking>(() => readStored('local', askingKey, asking) ?? unknown);

function store(change: Partial<Asking>): void {
  useAsking.setState(change);
  writeStored('local', askingKey, useAsking.getState());
}

/** Once at the start of the app. */
export const noteVisit = (): void => store(startedAt(useAsking.getState(), Date.now()));

/** After a save or an apply: the person means to come back, so the browser is also asked not to throw the data away. */
export function noteUse(): void {
  if (useAsking.getState().isUsed) return;
  store({ isUsed: true });
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** The person closed the offer. */
export const closeOffer = (): void => store({ closedAt: Date.now() });

export const useMayOffer = (): boolean => useAsking((state) => mayOffer(state, Date.now()));
