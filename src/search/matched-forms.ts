/** Words and phrases that a keyword finds besides its own, told to the phone so that it can mark them without the table of synonyms. */
import { type Dictionary } from './dictionary.ts';
import { type Part } from './keyword.ts';
import { type Sought, typedIn } from './matched-parts.ts';
import { type Need, type Piece } from './needs.ts';
import { isUnspaced } from './words.ts';

/** More are kilobytes that mark next to nothing. */
const mostForms = 80;

type Units = readonly string[];

/** @param parts with what is forgiven in them */
export function formsFound(parts: readonly Part[], dictionary: Dictionary): string[] {
  const forgiven = parts.flatMap((part) => part.forgiven.flat());
  const needs = [...parts.flatMap((part) => part.needs), ...forgiven].flatMap(withSplit);
  const ids = new Set(needs.flatMap(({ meanings }) => meanings));
  const partly = new Set(needs.flatMap((need) => [...need.partly, ...need.within]));
  const isNarrower = (id: string) => dictionary.broader.get(id)?.some((wider) => ids.has(wider)) === true;
  const typed = typedIn(parts.map(({ text }) => text).join(' '));
  const forms = new Set(
    forgiven
      .flatMap(({ pieces }) => pieces.map(unitsIn))
      .filter(({ length }) => length > 0)
      .map(written),
  );
  const phrases = new Set([...dictionary.phrases.values()].flat());
  for (const isMeant of [(id: string) => ids.has(id), isNarrower, (id: string) => partly.has(id)])
    for (const phrase of phrases) {
      if (forms.size >= mostForms) return [...forms];
      // What has the typed word in it is marked by that already.
      if (phrase.ids.some(isMeant) && !typed.some((each) => isIn(each, phrase.units)))
        forms.add(written(phrase.units));
    }
  return [...forms];
}

const withSplit = (need: Need): Need[] => [need, ...need.split.flatMap(withSplit)];

const unitsIn = (piece: Piece): Units => (piece.kind === 'word' ? [piece.word] : piece.clusters);

const isIn = ({ units: wanted, isBegun }: Sought, units: Units): boolean =>
  units.some((_, at) =>
    wanted.every((each, nth) =>
      isBegun && nth === wanted.length - 1
        ? units[at + nth]?.startsWith(each) === true
        : units[at + nth] === each,
    ),
  );

/** Cut anew it gives the same units. */
const written = (units: Units): string =>
  units.reduce((text, unit) =>
    isUnspaced(unit) && isUnspaced(text.slice(-1)) ? text + unit : `${text} ${unit}`,
  );
