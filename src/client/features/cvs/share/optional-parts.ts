/** The parts of a CV that the user may choose not to send, and their names. */
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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
