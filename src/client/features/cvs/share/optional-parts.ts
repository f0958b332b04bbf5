/** The parts of a CV that one may leave out, in words: as rows, and as a list within a sentence. */
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Shareable } from './share-choice.ts';

export const partNames = {
  address: msg`Address`,
  date_of_birth: msg`Date of birth`,
  reference: msg`References`,
} as const;

const inSentence = {
  address: msg`address`,
  date_of_birth: msg`date of birth`,
  reference: msg`references`,
} as const;

export const partList = (i18n: I18n, parts: readonly Shareable[]): string =>
  parts.map((part) => i18n._(inSentence[part])).join(i18n.locale === 'km' ? ' ' : ', ');
