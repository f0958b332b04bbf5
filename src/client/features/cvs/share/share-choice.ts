/** What a person chose to send of their CV (product 2.27); all of it until they say otherwise. */
import { create } from 'zustand';
import * as z from 'zod/mini';
import { type Share, share } from '#contract/applications.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isRemembered } from '#client/data/session-storage.ts';

/** Stays when somebody signs out: it has only numbers of accounts, and forgetting it would send more than was wanted. */
const key = 'shares';
const place = () => (isRemembered() ? 'local' : 'session');

/** What each person on this device sends of their CV (product 2.27, 3.11); list pages download it, to apply by it. */
export const readShares = (): Record<string, Share> =>
  readStored(place(), key, z.record(z.string(), share)) ?? {};

const writeShares = (shares: Record<string, Share>): boolean => writeStored(place(), key, shares);

type SharedParts = Required<NonNullable<Share>>;
export const shareable = ['address', 'date_of_birth', 'reference'] as const;
export type Shareable = (typeof shareable)[number];

const everything: SharedParts = { address: true, date_of_birth: true, reference: true };

/** As they changed in this tab. */
const useChanged = create<Record<string, SharedParts>>(() => ({}));

export const useShare = (userId: number): SharedParts =>
  useChanged((changed) => changed[userId]) ?? readShares()[userId] ?? everything;

export function chooseShare(userId: number, parts: SharedParts): void {
  useChanged.setState({ [userId]: parts });
  writeShares({ ...readShares(), [userId]: parts });
}
