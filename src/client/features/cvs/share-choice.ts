/** What a person chose to send of their CV (product 2.27); all of it until they say otherwise. */
import { create } from 'zustand';
import { type Share } from '#contract/applications.ts';
import { readShares, writeShares } from './kept-shares.ts';

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
