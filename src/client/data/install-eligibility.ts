/** When the app may offer to be installed (product 13.4): to returning or active users, and not soon after they dismissed it. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { readStored, writeStored } from './device-storage.ts';

export const installKey = 'install';
const dayMs = 24 * 3_600_000;
const offerAgainMs = 30 * dayMs;
/** A start within this time after the last one counts as the same visit. */
const sameVisitMs = 30 * 60_000;

const eligibility = z.object({
  visits: z.number(),
  /** In milliseconds since 1970; 0 for never. */
  lastStart: z.number(),
  closedAt: z.number(),
  /** A job was saved or applied for on this device. */
  isUsed: z.boolean(),
});
type Eligibility = z.output<typeof eligibility>;

const initial: Eligibility = { visits: 0, lastStart: 0, closedAt: 0, isUsed: false };

export const mayOffer = ({ visits, isUsed, closedAt }: Eligibility, now: number): boolean =>
  (visits >= 2 || isUsed) && now - closedAt >= offerAgainMs;

export const withVisit = (state: Eligibility, now: number): Eligibility => ({
  ...state,
  visits: state.visits + (now - state.lastStart >= sameVisitMs ? 1 : 0),
  lastStart: now,
});

const useEligibility = create<Eligibility>(() => readStored('local', installKey, eligibility) ?? initial);

function store(change: Partial<Eligibility>): void {
  useEligibility.setState(change);
  writeStored('local', installKey, useEligibility.getState());
}

/** Call it once when the app starts. */
export const recordVisit = (): void => store(withVisit(useEligibility.getState(), Date.now()));

/** Call it after a save or an application. The user will probably return, so it also requests persistent storage. */
export function recordUse(): void {
  if (useEligibility.getState().isUsed) return;
  store({ isUsed: true });
  void navigator.storage?.persist?.().catch(() => undefined);
}

export const dismissOffer = (): void => store({ closedAt: Date.now() });

export const useMayOffer = (): boolean => useEligibility((state) => mayOffer(state, Date.now()));
