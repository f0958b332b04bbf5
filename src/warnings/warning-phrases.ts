/** Phrases that warn (product 3.15), in both languages; phrase-pattern.ts explains the notation. */
import { abroadPhrases } from './abroad-phrases.ts';
import { confinementPhrases } from './confinement-phrases.ts';
import { crimePhrases, sexualPhrases } from './crime-phrases.ts';
import { documentPhrases } from './document-phrases.ts';
import { easyMoneyPhrases } from './easy-money-phrases.ts';
import { feePhrases } from './fee-phrases.ts';
import { khmerFeePhrases } from './khmer-fee-phrases.ts';
import { type PhraseRule } from './phrase-pattern.ts';
import { type WarningKind } from '#contract/job-fields.ts';

/** Texts are `unread` for their length, not for a phrase. */
export type PhraseKind = Exclude<WarningKind, 'unread'>;

export const warningPhrases: Readonly<Record<PhraseKind, readonly PhraseRule[]>> = {
  fee: [...feePhrases, ...khmerFeePhrases],
  documents: documentPhrases,
  abroad: abroadPhrases,
  easy_money: easyMoneyPhrases,
  confinement: confinementPhrases,
  crime: crimePhrases,
  sexual: sexualPhrases,
};
