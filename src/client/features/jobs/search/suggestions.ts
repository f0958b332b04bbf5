/** What is suggested while somebody types, from what the phone knows and what the server says; pure. */
import { normalise } from '#search/normalise.ts';
import { type Province } from '#contract/places.ts';
import { suggestions as most } from '#contract/search-help.ts';
import { isUnspaced } from '#search/tokenizer.ts';

export type Suggestion = {
  readonly kind: 'earlier' | 'title' | 'place' | 'company';
  readonly text: string;
  /** Of a place that is searched for as such. */
  readonly province?: Province;
  readonly company?: number;
};

/** Something that may be suggested, by the names that it has. */
export type Named = Suggestion & { readonly names: string };

/** How a name is looked through: with a space before each word. */
export const namesOf = (...names: readonly (string | null | undefined)[]): string =>
  normalise(` ${names.filter(Boolean).join(' ')}`);

/** How many of a kind come before the other kinds get their turn. */
const shares: Readonly<Record<Suggestion['kind'], number>> = { earlier: 3, title: 3, place: 2, company: 2 };
/** Nothing is typed yet: what was searched for last. */
const mostEarlier = 5;

/** Whether a word of it begins so; words of scripts without spaces begin anywhere. */
function begins(names: string, typed: string): boolean {
  return names.includes(isUnspaced(typed) ? typed : ` ${typed}`);
}

/** Those that come to mind first: what itself begins so, then what has a word that does. */
function beginning(known: readonly Named[], typed: string, count: number): Named[] {
  const found = known.filter(({ names }) => begins(names, typed));
  const isFirst = ({ names }: Named) => names.startsWith(` ${typed}`);
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))].slice(0, count);
}

type Sources = {
  readonly earlier: readonly string[];
  /** What the phone knows. */
  readonly known: readonly Named[];
  /** What the server says; it comes last, so that nothing moves under a finger when it arrives. */
  readonly told: readonly Suggestion[];
};

export function suggestionsFor(written: string, { earlier, known, told }: Sources): Suggestion[] {
  const typed = normalise(written.trim());
  const before = earlier.map((text): Named => ({ kind: 'earlier', text, names: namesOf(text) }));
  if (typed === '') return before.slice(0, mostEarlier);
  const ofKind = (kind: Suggestion['kind'], from: readonly Named[]) =>
    beginning(
      from.filter((each) => each.kind === kind),
      typed,
      shares[kind],
    );
  const all = [
    ...ofKind('earlier', before),
    ...ofKind('title', known),
    ...ofKind('place', known),
    ...ofKind('company', known),
    ...told,
  ];
  const seen = new Set<string>();
  const isNew = ({ kind, text }: Suggestion) => {
    // The same word may be a place and a company, but not two titles.
    const name = `${kind === 'earlier' ? 'title' : kind} ${normalise(text)}`;
    const isKnown = seen.has(name);
    seen.add(name);
    // What stands in the field already helps nobody.
    return !isKnown && name !== `title ${typed}`;
  };
  return all.filter(isNew).slice(0, most);
}
