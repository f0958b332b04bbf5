/** How deciding many ended, in a sentence for each part of it (product 2.30). */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Decided } from '#contract/application-handling.ts';

function sentencesOf({ done, skipped }: Decided): MessageDescriptor[] {
  const n = done.length;
  const decided = skipped.filter(({ code }) => code === 'already_decided').length;
  const gone = skipped.length - decided;
  return [
    ...(n > 0 ? [msg`Answers sent: ${{ n }}.`] : []),
    ...(decided > 0 ? [msg`Already answered: ${{ n: decided }}.`] : []),
    ...(gone > 0 ? [msg`Withdrawn: ${{ n: gone }}.`] : []),
  ];
}

export const decidedText = (decided: Decided, i18n: I18n): string =>
  sentencesOf(decided)
    .map((sentence) => i18n._(sentence))
    .join(' ');
