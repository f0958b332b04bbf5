/** Words that mean the same, in both languages: from the table of synonyms to a dictionary that finds them in texts. */
import { normalise } from './normalise.ts';
import { derivedForms } from './derived-forms.ts';
import { type EnglishWords, makeEnglishWords } from './english-words.ts';
import { makeSoundAlikes, type SoundAlikes } from './sound-alikes.ts';
import { unitTextsOf } from './units.ts';
import { isUnspaced } from './words.ts';

/** A row of the table (src/search/synonyms); `en`, `km` and `latin` mean the same. */
export type Group = {
  readonly id: string;
  readonly en: readonly string[];
  readonly km: readonly string[];
  /** Khmer as people type it in Latin letters. */
  readonly latin?: readonly string[];
  /** Groups of a wider meaning: who searches for those finds this one, too. */
  readonly broader?: readonly string[];
  /** Groups that who searches for this one is glad to see at the end of the list. */
  readonly near?: readonly string[];
  /** Forms that are also words or abbreviations of something else: no sign of what a long text is about. */
  readonly exact?: readonly string[];
  /** Of what people ask for besides the work itself, such as hours and benefits: optional beside the name of some work. */
  readonly isOptional?: boolean;
  /** Of who does some work, whatever it is: staff, worker. */
  readonly isRole?: boolean;
  readonly isPlace?: boolean;
};

export type Dictionary = {
  /** What the words of a phrase mean; they are written together. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** All wider meanings of a meaning. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  /** What is shown last for a meaning. */
  readonly near: ReadonlyMap<string, readonly string[]>;
  readonly optional: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Single words, and Khmer phrases, that are spelled right. */
  readonly known: ReadonlySet<string>;
  /** Khmer in Latin letters, which has spaces where people put them. */
  readonly latin: ReadonlySet<string>;
  /** Phrases that say little in a long text. */
  readonly poor: ReadonlySet<string>;
  /** By units that a search for a part of a phrase may have: the first, and any of Khmer. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The units of `phrases` in order, to find those that begin with a text. */
  readonly units: readonly string[];
  /** What sounds like a text in the letters of the other language. */
  readonly soundAlikes: SoundAlikes;
  readonly english: EnglishWords;
  /** How many units the longest phrase has. */
  readonly longest: number;
};

export type Phrase = { readonly units: readonly string[]; readonly ids: readonly string[] };

const phrasesOf = ({ en, km, latin = [], exact = [] }: Group): readonly string[] => [
  ...en,
  ...km,
  ...latin,
  ...exact,
];

/** Phrases by their units, written together. */
class Forms {
  readonly meanings = new Map<string, string[]>();
  readonly known = new Set<string>();
  readonly poor = new Set<string>();
  readonly #units = new Map<string, readonly string[]>();

  /** @param form normalised */
  add(form: string, id: string, isPoor: boolean): void {
    const units = unitTextsOf(form);
    const key = units.join('');
    if (key === '') return;
    const ids = this.meanings.get(key) ?? [];
    if (!ids.includes(id)) this.meanings.set(key, [...ids, id]);
    this.#units.set(key, units);
    for (const text of units) if (!isUnspaced(text)) this.known.add(text);
    if (isUnspaced(key)) this.known.add(key);
    if (isPoor) this.poor.add(key);
  }

  has(form: string): boolean {
    return this.meanings.has(unitTextsOf(form).join(''));
  }

  get phrases(): Phrase[] {
    return [...this.#units].map(([key, units]) => ({ units, ids: this.meanings.get(key) ?? [] }));
  }
}

export function makeDictionary(groups: readonly Group[]): Dictionary {
  const forms = new Forms();
  for (const group of groups)
    for (const phrase of phrasesOf(group))
      forms.add(normalise(phrase), group.id, group.exact?.includes(phrase) === true);
  // What the table names itself is not derived.
  const derived = groups.flatMap(({ id, en, km }) =>
    [...en, ...km].flatMap((phrase) => derivedForms(normalise(phrase)).map((form) => ({ form, id }))),
  );
  for (const { form, id } of derived.filter((each) => !forms.has(each.form))) forms.add(form, id, false);
  const { meanings, known, poor, phrases } = forms;
  const ofUnits = byUnits(phrases);
  return {
    meanings,
    broader: allBroader(groups),
    near: new Map(groups.map((group) => [group.id, nearTo(group)])),
    optional: new Set(groups.flatMap(({ id, isOptional }) => (isOptional ? [id] : []))),
    roles: new Set(groups.flatMap(({ id, isRole }) => (isRole ? [id] : []))),
    places: new Set(groups.flatMap(({ id, isPlace }) => (isPlace ? [id] : []))),
    known,
    latin: new Set(groups.flatMap(({ latin = [] }) => latin.map(normalise))),
    poor,
    phrases: ofUnits,
    units: [...ofUnits.keys()].sort(),
    soundAlikes: makeSoundAlikes([...groups.flatMap(({ en, km }) => [...en, ...km]), ...known]),
    english: makeEnglishWords(groups.flatMap(({ en }) => en)),
    longest: Math.max(1, ...phrases.map(({ units }) => units.length)),
  };
}

/** Wider meanings that say nothing of the work. */
const generic: ReadonlySet<string> = new Set(['manager', 'director', 'top-executive', 'supervisor']);

/** The field of work is near, too: who searches for an accountant is glad of whatever has to do with accounting. */
const nearTo = ({ near = [], broader = [] }: Group): string[] => [
  ...new Set([...near, ...broader.filter((id) => !generic.has(id))]),
];

function allBroader(groups: readonly Group[]): Map<string, readonly string[]> {
  const direct = new Map(groups.map(({ id, broader = [] }) => [id, broader]));
  const all = new Map<string, readonly string[]>();
  for (const { id } of groups) {
    const found = new Set(direct.get(id));
    for (const each of found) for (const wider of direct.get(each) ?? []) found.add(wider);
    found.delete(id);
    if (found.size > 0) all.set(id, [...found]);
  }
  return all;
}

function byUnits(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const { units } = phrase;
    for (const unit of new Set([...units.slice(0, 1), ...units.filter(isUnspaced)])) {
      const known = found.get(unit);
      if (known) known.push(phrase);
      else found.set(unit, [phrase]);
    }
  }
  return found;
}
