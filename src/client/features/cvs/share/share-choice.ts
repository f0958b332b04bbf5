/** Which parts of the CV each user sends with applications (product 2.27, 3.11); all of them by default. */
import { create } from 'zustand';
import * as z from 'zod/mini';
import { type Share, share } from '#contract/applications.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isRemembered } from '#client/data/session-storage.ts';

/** Not cleared when signing out: it holds only account ids, and without it more would be sent than the user wants. */
const key = 'shares';
const storageArea = () => (isRemembered() ? 'local' : 'session');

/** The choices by user id. List pages need them to apply. */
export const readShares = (): Record<string, Share> =>
  readStored(storageArea(), key, z.record(z.string(), share)) ?? {};

const writeShares = (shares: Record<string, Share>): boolean => writeStored(storageArea(), key, shares);

type SharedParts = Required<NonNullable<Share>>;

const allParts: SharedParts = { address: true, date_of_birth: true, reference: true };

/** Choices changed in this tab. */
const useChanged = create<Record<string, SharedParts>>(() => ({}));

export const useShare = (userId: number): SharedParts =>
  useChanged((changed) => changed[userId]) ?? readShares()[userId] ?? allParts;

export function setShare(userId: number, parts: SharedParts): void {
  useChanged.setState({ [userId]: parts });
  writeShares({ ...readShares(), [userId]: parts });
}
