/** The table of synonyms, as the server has it. */
import { synonyms } from '#contract/synonyms/all.ts';
import { type Dictionary, makeDictionary } from '#contract/search/dictionary.ts';

let made: Dictionary | undefined;
/** Made at first use: it takes a second that a command without a search does not need. */
export const dictionary = (): Dictionary => (made ??= makeDictionary(synonyms));
