/** Which parts of the CV the user sends with applications, and their names (product 2.27); all of them by default. */
import { create } from 'zustand';
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Share } from '#contract/applications.ts';
import { readShares, writeShares } from './stored-shares.ts';

/** The user may choose not to send them. */
export const optionalParts = ['address', 'date_of_birth', 'reference'] as const;
type OptionalPart = (typeof optionalParts)[number];

export const partNames = {
  address: msg`Address`,
  date_of_birth: msg`Date of birth`,
  reference: msg`References`,
} as const;

const namesInSentence = {
  address: msg`address`,
  date_of_birth: msg`date of birth`,
  reference: msg`references`,
} as const;

export const partList = (i18n: I18n, parts: readonly OptionalPart[]): string =>
  parts.map((part) => i18n._(namesInSentence[part])).join(i18n.locale === 'km' ? ' ' : ', ');

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
