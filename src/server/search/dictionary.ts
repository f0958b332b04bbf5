/** The table of synonyms, as the server has it. */
import { synonyms } from '#contract/synonyms/all.ts';
import { type Dictionary, makeDictionary } from '#contract/search/dictionary.ts';

export const dictionary: Dictionary = makeDictionary(synonyms);
