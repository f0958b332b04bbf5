/** Builds the dictionary, which finds phrases and their meanings in text, from the table of synonyms. */
import { normalise } from './normalise.ts';
import { createSoundsLike, type SoundsLike } from './phonetic-index.ts';
import { createEnglishWords, derivedForms, type EnglishWords } from './spelling-variants.ts';
import { isUnspaced, tokenTexts } from './tokenizer.ts';

/** A row of the table (src/search/synonyms): `en`, `km` and `latin` mean the same. Its id is their meaning. */
export type SynonymGroup = {
  readonly id: string;
  readonly en: readonly string[];
  readonly km: readonly string[];
  /** Khmer as people type it in Latin letters. */
  readonly latin?: readonly string[];
  /** Groups with a broader meaning: a search for one of those finds this group, too. */
  readonly broader?: readonly string[];
  /** Groups that a search for this group shows at the end of the list. */
  readonly related?: readonly string[];
  /** Forms that are also other words or abbreviations, so they say little about a long text. */
  readonly exact?: readonly string[];
  /** Hours, benefits and the like: optional beside the name of an occupation. */
  readonly isOptional?: boolean;
  /** Who does the work, whatever it is: staff, worker. */
  readonly isRole?: boolean;
  readonly isPlace?: boolean;
};

export type Phrase = { readonly tokens: readonly string[]; readonly meanings: readonly string[] };

export type Dictionary = {
  /** The meanings of a phrase, by its tokens joined. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** All broader meanings of a meaning, at any distance. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  readonly related: ReadonlyMap<string, readonly string[]>;
  readonly optional: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Correctly spelled words and Khmer phrases. */
  readonly knownWords: ReadonlySet<string>;
  /** Khmer phrases in Latin letters, with their spaces. */
  readonly latinKhmer: ReadonlySet<string>;
  /** Phrases that say little about a long text. */
  readonly ambiguous: ReadonlySet<string>;
  /** By the tokens that a partial phrase may have: the first one, or any Khmer one. Shortest first. */
  readonly phrasesByToken: ReadonlyMap<string, readonly Phrase[]>;
  /** The keys of `phrasesByToken`, sorted, for prefix lookups. */
  readonly sortedTokens: readonly string[];
  readonly soundsLike: SoundsLike;
  readonly english: EnglishWords;
  /** The keys of `meanings`, sorted, for prefix lookups. */
  readonly sortedPhrases: readonly string[];
};

class PhraseTable {
  readonly meanings = new Map<string, string[]>();
  readonly knownWords = new Set<string>();
  readonly ambiguous = new Set<string>();
  readonly #tokens = new Map<string, readonly string[]>();

  add(tokens: readonly string[], meaning: string, isAmbiguous: boolean): void {
    const key = tokens.join('');
    if (key === '') return;
    const meanings = this.meanings.get(key);
    if (meanings === undefined) this.meanings.set(key, [meaning]);
    else if (!meanings.includes(meaning)) meanings.push(meaning);
    this.#tokens.set(key, tokens);
    for (const token of tokens) if (!isUnspaced(token)) this.knownWords.add(token);
    if (isUnspaced(key)) this.knownWords.add(key);
    if (isAmbiguous) this.ambiguous.add(key);
  }

  has(tokens: readonly string[]): boolean {
    return this.meanings.has(tokens.join(''));
  }

  get phrases(): Phrase[] {
    return [...this.#tokens].map(([key, tokens]) => ({ tokens, meanings: this.meanings.get(key) ?? [] }));
  }
}

export function buildDictionary(groups: readonly SynonymGroup[]): Dictionary {
  const table = new PhraseTable();
  const derived: { readonly tokens: readonly string[]; readonly id: string }[] = [];
  for (const { id, en, km, latin = [], exact = [] } of groups) {
    const phrases = [...en, ...km].map((phrase) => ({ form: phrase, normalised: normalise(phrase) }));
    const others = [...latin, ...exact].map((form) => ({ form, normalised: normalise(form) }));
    for (const { form, normalised } of [...phrases, ...others])
      table.add(tokenTexts(normalised), id, exact.includes(form));
    for (const { normalised } of phrases)
      for (const form of derivedForms(normalised)) derived.push({ tokens: tokenTexts(form), id });
  }
  // Forms of the table itself take precedence over derived ones.
  for (const { tokens, id } of derived.filter((each) => !table.has(each.tokens)))
    table.add(tokens, id, false);
  const { meanings, knownWords, ambiguous, phrases } = table;
  const phrasesByToken = indexByToken(
    [...phrases].sort((one, other) => one.tokens.length - other.tokens.length),
  );
  const latinKhmer = new Set(groups.flatMap(({ latin = [] }) => latin.map(normalise)));
  const idsWhere = (test: (group: SynonymGroup) => boolean | undefined) =>
    new Set(groups.flatMap((group) => (test(group) ? [group.id] : [])));
  return {
    meanings,
    broader: transitiveBroader(groups),
    related: new Map(groups.map((group) => [group.id, relatedTo(group)])),
    optional: idsWhere(({ isOptional }) => isOptional),
    roles: idsWhere(({ isRole }) => isRole),
    places: idsWhere(({ isPlace }) => isPlace),
    knownWords,
    latinKhmer,
    ambiguous,
    phrasesByToken,
    sortedTokens: [...phrasesByToken.keys()].sort(),
    soundsLike: createSoundsLike({
      phrases: [...groups.flatMap(({ en, km }) => [...en, ...km]), ...knownWords],
      latinKhmer,
    }),
    english: createEnglishWords(groups.flatMap(({ en }) => en)),
    sortedPhrases: [...meanings.keys()].sort(),
  };
}

/** Broader meanings that say nothing about the field of work. */
const genericMeanings: ReadonlySet<string> = new Set(['manager', 'director', 'top-executive', 'supervisor']);

/** The field of work is related, too: a search for an accountant also shows other accounting jobs, last. */
const relatedTo = ({ related = [], broader = [] }: SynonymGroup): string[] => [
  ...new Set([...related, ...broader.filter((id) => !genericMeanings.has(id))]),
];

function transitiveBroader(groups: readonly SynonymGroup[]): Map<string, readonly string[]> {
  const direct = new Map(groups.map(({ id, broader = [] }) => [id, broader]));
  const all = new Map<string, readonly string[]>();
  for (const { id } of groups) {
    const reached = new Set(direct.get(id));
    // A set also iterates over what is added meanwhile.
    for (const each of reached) for (const broader of direct.get(each) ?? []) reached.add(broader);
    reached.delete(id);
    if (reached.size > 0) all.set(id, [...reached]);
  }
  return all;
}

function indexByToken(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const { tokens } = phrase;
    for (const token of new Set([...tokens.slice(0, 1), ...tokens.filter(isUnspaced)])) {
      const list = index.get(token);
      if (list) list.push(phrase);
      else index.set(token, [phrase]);
    }
  }
  return index;
}
