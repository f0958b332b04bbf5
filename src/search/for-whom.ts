/** For whom or what some work is done: "driver for family", គ្រូបង្រៀនសម្រាប់កុមារ. Few postings say it in those words. */
import { normalise } from './normalise.ts';
import { isNarrowing, type Need } from './needs.ts';

const words: ReadonlySet<string> = new Set(normalise('for សម្រាប់').split(' '));

export const isFor = (text: string): boolean => words.has(text);

const isWork = (need: Need): boolean =>
  need.meanings.length > 0 && !need.isOptional && !need.isRole && !need.isPlace && isNarrowing(need);

/** What is read of a part of a keyword. */
type Said = { readonly text: string; readonly needs: readonly Need[] };

/** What is for something ends with the next small word, or with where it is. */
const isEnd = ({ needs }: Said): boolean => needs.some((need) => need.isPlace || !isNarrowing(need));

/** The same parts; what stands behind "for" is optional, if work is named before it: it puts a job first. */
export function withWhomFor<Part extends Said>(parts: readonly Part[]): Part[] {
  let [isNamed, isBehind] = [false, false];
  return parts.map((part) => {
    if (isFor(part.text)) isBehind = isNamed;
    else if (isEnd(part)) isBehind = false;
    else if (isBehind) return { ...part, needs: part.needs.map((need) => ({ ...need, isOptional: true })) };
    isNamed ||= part.needs.some(isWork);
    return part;
  });
}
