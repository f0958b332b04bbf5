/** Examples in the reader's words, to be shown and to be written into a field. */
import { type MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { withoutBreaks } from '#client/ui/user-text.tsx';
import { type Trade, trades } from './trades.ts';

/** `value` is what is written, without the marks for line breaks (product 11.5). */
export type Word = { readonly value: string; readonly label: string };

export function useWords(): (words: readonly MessageDescriptor[]) => readonly Word[] {
  const { i18n } = useLingui();
  return (words) =>
    words.map((word) => {
      const label = i18n._(word);
      return { value: withoutBreaks(label), label };
    });
}

/** Finds the trade that the first of the texts names. */
export function useTradeOf(): (...titles: readonly (string | undefined)[]) => Trade | undefined {
  const { i18n } = useLingui();
  const named = (title: string | undefined) =>
    trades.find(({ name }) => withoutBreaks(i18n._(name)) === title?.trim());
  return (...titles) => titles.map(named).find((trade) => trade !== undefined);
}
