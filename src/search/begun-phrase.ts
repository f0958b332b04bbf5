/** The end of a keyword as the beginning of a phrase, while it is typed: "interior d", ជាងផ្ស. */
import { type Dictionary } from './dictionary.ts';
import { type Item } from './needs.ts';
import { meaningsOfPart } from './phrases.ts';
import { type Unit } from './units.ts';
import { isUnspaced } from './words.ts';

/** Of one word it is found by the word itself, and of less Khmer too much begins so. */
const fewestUnits = { khmer: 3, other: 2 };
const mostItems = 4;
/** What may become more than this says nothing yet. */
const mostMeanings = 6;

/** The same items, the last ones as one where a phrase begins so. */
export function withBegunPhrase(
  items: readonly Item[],
  units: readonly Unit[],
  dictionary: Dictionary,
): readonly Item[] {
  const last = items.at(-1);
  if (last === undefined || last.meanings.length > 0) return items;
  for (let at = Math.max(0, items.length - mostItems); at < items.length; at += 1) {
    const cut = items.slice(at);
    const from = cut[0]?.from ?? last.from;
    const part = units.slice(from, last.to).map(({ text }) => text);
    if (part.length < fewestUnits[isUnspaced(part.join('')) ? 'khmer' : 'other']) break;
    const { completed, longer } = meaningsOfPart(dictionary, part, true);
    const meanings = completed.length > 0 ? completed : longer;
    if (meanings.length > 0 && meanings.length <= mostMeanings)
      return [...items.slice(0, at), { from, to: last.to, meanings, cut }];
  }
  return items;
}
