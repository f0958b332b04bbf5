/** Which parts of the CV the user sends with applications (product 2.27); all of them by default. */
import { create } from 'zustand';
import { type Share } from '#contract/applications.ts';
import { readShares, writeShares } from './stored-shares.ts';

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
