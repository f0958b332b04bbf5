/** Ranks suggestions while the user types, from data on the device and from the server. */
import { normalise } from '#search/normalise.ts';
import { type Province } from '#contract/places.ts';
import { maximumSuggestions as most } from '#contract/search-help.ts';
import { isUnspaced } from '#search/tokenizer.ts';

export type Suggestion = {
  readonly kind: 'earlier' | 'occupation' | 'title' | 'place' | 'company';
  readonly text: string;
  /** Its code. */
  readonly occupation?: string;
  /** Set for a place. */
  readonly province?: Province;
  readonly company?: number;
};

/** A suggestion with its searchable names. */
export type Candidate = Suggestion & { readonly names: string };

/** The normalised names, with a space before each word. */
export const namesOf = (...names: readonly (string | null | undefined)[]): string =>
  normalise(` ${names.filter(Boolean).join(' ')}`);

/** The maximum per kind. */
const maximumPerKind: Readonly<Record<Suggestion['kind'], number>> = {
  earlier: 3,
  occupation: 2,
  title: 3,
  place: 2,
  company: 2,
};
/** Earlier searches shown before anything is typed. */
const maximumEarlier = 5;

/** Whether a word starts with the text; in scripts without spaces a word may start anywhere. */
function hasWordStartingWith(names: string, typed: string): boolean {
  return names.includes(isUnspaced(typed) ? typed : ` ${typed}`);
}

/** Candidates that start with the text, then those with a later word that does. */
function matching(known: readonly Candidate[], typed: string, count: number): Candidate[] {
  const found = known.filter(({ names }) => hasWordStartingWith(names, typed));
  const startsWithText = ({ names }: Candidate) => names.startsWith(` ${typed}`);
  return [...found.filter(startsWithText), ...found.filter((each) => !startsWithText(each))].slice(0, count);
}

type Sources = {
  readonly earlier: readonly string[];
  /** From the device. */
  readonly known: readonly Candidate[];
  /** From the server; last, so that nothing moves when they arrive. */
  readonly fromServer: readonly Suggestion[];
};

export function suggestionsFor(text: string, { earlier, known, fromServer }: Sources): Suggestion[] {
  const typed = normalise(text.trim());
  const before = earlier.map((text): Candidate => ({ kind: 'earlier', text, names: namesOf(text) }));
  if (typed === '') return before.slice(0, maximumEarlier);
  const ofKind = (kind: Suggestion['kind'], from: readonly Candidate[]) =>
    matching(
      from.filter((each) => each.kind === kind),
      typed,
      maximumPerKind[kind],
    );
  const all = [
    ...ofKind('earlier', before),
    ...ofKind('occupation', known),
    ...ofKind('title', known),
    ...ofKind('place', known),
    ...ofKind('company', known),
    ...fromServer,
  ];
  const seen = new Set<string>();
  const isNew = ({ kind, text }: Suggestion) => {
    // The same text may be a place and a company, but not two titles.
    const name = `${kind === 'earlier' ? 'title' : kind} ${normalise(text)}`;
    const isKnown = seen.has(name);
    seen.add(name);
    // Do not suggest the typed text itself.
    return !isKnown && name !== `title ${typed}`;
  };
  return all.filter(isNew).slice(0, most);
}
