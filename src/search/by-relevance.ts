/** What a list by relevance finds beyond what was asked for word by word (product 7.3). */
import { type Part } from './keyword.ts';
import { mostWeighed, optionalPoints } from './ladder.ts';
import { type Need } from './needs.ts';
import { isUnspaced } from './words.ts';

/** Of a keyword. */
export type Reading = {
  /** Must be met. */
  readonly asked: readonly Part[];
  /** Only puts a job first. */
  readonly optional: readonly Part[];
  /** Enough for a job to be near: all parts of one of the lists. */
  readonly near: readonly (readonly Part[])[];
};
type ByRelevance = Reading & {
  /** Whether what is near is shown although nothing is just that: not where a word may be the one that matters. */
  readonly isNearShownAlone: boolean;
};

/** Every part must be met, as in a list by date. */
export const strictly = (parts: readonly Part[]): Reading => ({ asked: parts, optional: [], near: [] });

/**
 * What is asked for besides the work, such as a room or no night shift, who does it, staff or worker, and a number only put
 * a job first; who asks for nothing else must be given it.
 */
export function byRelevance(parts: readonly Part[]): ByRelevance {
  const narrowing = parts
    .filter((part) => !isNumber(part))
    .map(withoutRoles)
    .filter(({ needs }) => needs.length > 0);
  const roles = narrowing.length > 0 ? [...parts.flatMap(rolesIn), ...parts.filter(isNumber)] : [];
  const known = narrowing.length > 0 ? narrowing : parts;
  const work = known.filter((part) => !isOptional(part));
  const asked = work.length > 0 ? work : known;
  const optional = [...(work.length > 0 ? known.filter(isOptional) : []), ...roles];
  return { asked, optional, ...nearTo(asked) };
}

/** Of pay, age or tons: postings write them in many ways. */
const isNumber = ({ text }: Part): boolean => /^\d+$/.test(text);

const isOptional = ({ needs }: Part): boolean => needs.every((need) => need.isOptional);

const rolesIn = (part: Part): Part[] =>
  part.needs.filter(({ isRole }) => isRole).map((need) => ({ ...part, needs: [need], forgiven: [] }));

/** What is left of a phrase without who does it is forgiven: someone who changes money is found by "change money". */
function withoutRoles({ needs, forgiven, ...part }: Part): Part {
  const narrowing = (some: readonly Need[]) => some.filter(({ isRole }) => !isRole);
  const left = narrowing(needs);
  const rest = left.flatMap((need) => (need.rest.length > 0 ? need.rest : [need]));
  const readings = forgiven.map(narrowing).filter(({ length }) => length > 0);
  return {
    ...part,
    needs: left,
    forgiven: left.some((need) => need.rest.length > 0) ? [...readings, rest] : readings,
  };
}

/** For what is optional and met; who does the work, and a number, say too little for that. */
export const pointsOfOptional = (part: Part): number =>
  isNumber(part) || part.needs.every(({ isRole }) => isRole) ? 0 : optionalPoints;

/** Of so many parts one may be missing in what is near, of what is optional alone of fewer; more would be asked for in too many ways. */
const mayMissOne = { work: 3, optional: 2, most: 5 };

/** Whether the dictionary knows what it means, or what begins so. */
const isKnown = ({ needs }: Part): boolean =>
  needs.some(({ meanings, partly, within }) => meanings.length + partly.length + within.length > 0);

/** Where a town or a quarter has no such job, its province or district may have. */
const isInWiderPlace = ({ needs }: Part): boolean =>
  needs.some(({ isPlace, near }) => isPlace && near.length > 0);

/** The words of Khmer, which stand together, by themselves. */
const apart = (part: Part): readonly Part[] =>
  part.needs.length > 1 && isUnspaced(part.text)
    ? part.needs.map((need) => ({ ...part, needs: [need], forgiven: [] }))
    : [part];

function nearTo(asked: readonly Part[]): Pick<ByRelevance, 'near' | 'isNearShownAlone'> {
  const words = asked.flatMap(apart);
  const known = words.filter(isKnown);
  const fewest = asked.every(isOptional) ? mayMissOne.optional : mayMissOne.work;
  const mayMiss = words.length >= fewest && words.length <= mayMissOne.most;
  return {
    near: [
      asked,
      ...(mayMiss ? words.map((missing) => words.filter((part) => part !== missing)) : []),
      // Nobody knows whether the other words matter.
      ...(known.length > 0 && known.length < words.length ? [known] : []),
    ],
    isNearShownAlone:
      words.length <= mayMissOne.most &&
      words.every(isKnown) &&
      (words.length >= mayMissOne.work || asked.some(isInWiderPlace)),
  };
}

/** What a job may be near to by its title, as far as it is weighed. */
export const needsWithNear = (asked: readonly Part[]): Need[] =>
  asked
    .flatMap(({ needs, forgiven }) => [needs, ...forgiven].flat())
    .filter(({ near }) => near.length > 0)
    .slice(0, mostWeighed);
