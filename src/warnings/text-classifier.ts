/** Naive Bayes: which of two heaps of texts another text is more like, by the groups of letters in it. */
import { foldText } from './fold-text.ts';

/** Lengths of the groups. Khmer has no spaces between words, and people spell both languages in many ways. */
const shortest = 3;
const longest = 6;

/** Groups are counted by a hash, so that the memory does not grow with the texts: two that share one are no harm. */
const size = 2 ** 20;
/** What a group that was never seen counts as. */
const unseen = 0.05;

/** The hashes of the groups of a text, each once. Which digits are in a number does not matter. */
export function groupsOf(text: string): ReadonlySet<number> {
  const letters = ` ${foldText(text).folded.replace(/\d/g, '0')} `;
  const groups = new Set<number>();
  for (let start = 0; start < letters.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= longest && start + length <= letters.length; length += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(start + length - 1), 0x01000193);
      if (length >= shortest) groups.add((hash ^ (hash >>> 15)) & (size - 1));
    }
  }
  return groups;
}

/** How many texts of a heap have each group. */
export type Heap = { readonly counts: Uint16Array; total: number };

export function heapOf(texts: Iterable<ReadonlySet<number>>): Heap {
  const heap: Heap = { counts: new Uint16Array(size), total: 0 };
  for (const groups of texts) {
    for (const group of groups) heap.counts[group] = (heap.counts[group] ?? 0) + 1;
    heap.total += groups.size;
  }
  return heap;
}

/** Above 0 if the text is more like those of `heap`; texts of all lengths can be compared. */
export function likeness(groups: ReadonlySet<number>, heap: Heap, others: Heap): number {
  const ofAll = Math.log((others.total + unseen * size) / (heap.total + unseen * size));
  let sum = 0;
  for (const group of groups)
    sum += ofAll + Math.log(((heap.counts[group] ?? 0) + unseen) / ((others.counts[group] ?? 0) + unseen));
  return sum / Math.sqrt(groups.size + 1);
}
