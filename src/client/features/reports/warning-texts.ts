/** What a posting warns of, in the reader's language (product 2.23). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type WarningKind } from '#contract/warnings.ts';

type WarningText = {
  /** After "Be careful:". */
  readonly what: MessageDescriptor;
  readonly advice: MessageDescriptor;
};

export const warningTexts: Record<WarningKind, WarningText> = {
  fee: {
    what: msg`fee or deposit`,
    advice: msg`This posting mentions a fee or deposit. A real job never costs money.`,
  },
  documents: {
    what: msg`your papers`,
    advice: msg`This posting wants to keep your papers. Show them, never hand them over.`,
  },
  abroad: {
    what: msg`work abroad`,
    advice: msg`Work abroad: ask to see the agency's licence, and tell your family where you go.`,
  },
  easy_money: {
    what: msg`too good to be true`,
    advice: msg`A lot of money for little work is often a trap.`,
  },
};
