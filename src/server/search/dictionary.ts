/** The table of synonyms, as the server has it. */
import { synonyms } from '#search/synonyms/all.ts';
import { type Dictionary, makeDictionary } from '#search/dictionary.ts';

let made: Dictionary | undefined;
/** Made at first use: it takes a second that a command without a search does not need. */
export const dictionary = (): Dictionary => (made ??= makeDictionary(synonyms));
