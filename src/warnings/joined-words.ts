/** Splits Latin words that were written together, such as registrationfee. */
import { type FoldedText } from './fold-text.ts';

const minJoinedLength = 8;
const minPartLength = 2;
/** At least one part is this long, or most words would split. */
const minLongPart = 4;

/** Ordinary words that consist of words of the phrases: somebody is no body. */
const ordinary =
  /^(?:(?:any|every|some)(?:body|thing|times?|where)|understand|afternoons?|breakfast|weekends?|workshops?|comfortable|outsourcing|meanwhile)$/;

/** The ends of the parts, with as few parts as possible; undefined if the word doesn't consist of known words. */
function partsOf(word: string, known: ReadonlySet<string>, longest: number): number[] | undefined {
  const best: ({ readonly parts: number; readonly from: number } | undefined)[] = [{ parts: 0, from: 0 }];
  for (let end = minPartLength; end <= word.length; end += 1)
    for (let from = Math.max(0, end - longest); from <= end - minPartLength; from += 1) {
      const before = best[from];
      if (!before || !known.has(word.slice(from, end))) continue;
      if (before.parts + 1 < (best[end]?.parts ?? Infinity)) best[end] = { parts: before.parts + 1, from };
    }
  if (!best[word.length]) return undefined;
  const ends: number[] = [];
  for (let end = word.length; end > 0; end = best[end]?.from ?? 0) ends.unshift(end);
  const isLong = ends.some((end, at) => end - (ends[at - 1] ?? 0) >= minLongPart);
  return isLong ? ends : undefined;
}

/** @param known words that are neither split nor joined with an unknown one */
export function wordSplitter(known: ReadonlySet<string>): (text: FoldedText) => FoldedText {
  const longest = Math.max(...[...known].map(({ length }) => length));
  return (text) => {
    const splits = new Set<number>();
    for (const { 0: word, index } of text.folded.matchAll(/[a-z]+/g)) {
      if (word.length < minJoinedLength || known.has(word) || ordinary.test(word)) continue;
      for (const end of partsOf(word, known, longest) ?? []) if (end < word.length) splits.add(index + end);
    }
    if (splits.size === 0) return text;
    const positions = [...text.folded].flatMap((_, at) => (splits.has(at) ? [-1, at] : [at]));
    return {
      folded: positions.map((at) => (at < 0 ? ' ' : text.folded.charAt(at))).join(''),
      starts: positions.map((at, nth) => text.starts[at < 0 ? (positions[nth + 1] ?? 0) : at] ?? 0),
      ends: positions.map((at, nth) => text.ends[at < 0 ? (positions[nth - 1] ?? 0) : at] ?? 0),
    };
  };
}
