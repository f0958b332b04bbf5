/** How a list by relevance relaxes a keyword, and the points that rank its jobs; the same on server and phone. */
import { type Clause } from './parse-keyword.ts';
import { type Term } from './query-terms.ts';
import { isUnspaced } from './tokenizer.ts';

/** What matched: the words themselves; or also their meaning; or also compounds, prefixes and partial phrases. */
export type MatchKind = 'exact' | 'meaning' | 'partial';
/**
 * Weights of the texts (searched-fields.ts) to look in: title; or also its broader meanings; or also fields; or all.
 * B and D alone are for extra points.
 */
export type Weights = 'A' | 'B' | 'D' | 'AC' | 'ABC' | 'ABCD';
type MatchLevel = { readonly kind: MatchKind; readonly weights: Weights; readonly points: number };

const levels: readonly (readonly [MatchKind, Weights])[] = [
  ['exact', 'A'],
  ['meaning', 'A'],
  ['partial', 'A'],
  ['meaning', 'AC'],
  ['exact', 'ABC'],
  ['meaning', 'ABC'],
  ['partial', 'ABC'],
  ['exact', 'ABCD'],
  ['meaning', 'ABCD'],
  ['partial', 'ABCD'],
];
/** Best first; a term gets the points of the first level that it matches. */
export const matchLevels: readonly MatchLevel[] = levels.map(([kind, weights], at) => ({
  kind,
  weights,
  points: 10 * (levels.length - at),
}));

/** For matching in fields and in the description as well: less than the next level. */
export const extraPoints: readonly { readonly weight: 'B' | 'D'; readonly points: number }[] = [
  { weight: 'B', points: 4 },
  { weight: 'D', points: 2 },
];
/** For a phrase whose subterms all match as well. */
export const subtermPoints = 20;
export const maxScoredTerms = 6;
/** An optional match outweighs every match level. */
const optionalPoints = 1_000;
/** Rewrites rank below exact matches, and above related jobs. */
export const rewritePoints = -10_000;
export const relatedPoints = -20_000;
/** For a related meaning in the title rather than only in the fields. */
export const relatedTitlePoints = 40;

/** The meanings of partial phrases that count in these weights: in a title, longer phrases may be about something else. */
export const partialMeaningsIn = ({ completions, containing }: Term, weights: Weights): readonly string[] =>
  weights.includes('B') ? [...completions, ...containing] : completions;

export type QueryPlan = {
  /** All of these must match. */
  readonly required: readonly Clause[];
  /** These only rank a job higher. */
  readonly optional: readonly Clause[];
  /** A job is related if it matches, or is related to, all clauses of one of these lists. */
  readonly related: readonly (readonly Clause[])[];
};
type RelevancePlan = QueryPlan & {
  /** Whether related jobs are shown although nothing matches; not if an unknown word may be the one that matters. */
  readonly showsRelatedAlone: boolean;
};

/** For lists by date: every clause must match. */
export const strictPlan = (clauses: readonly Clause[]): QueryPlan => ({
  required: clauses,
  optional: [],
  related: [],
});

/** Optional terms (housing, no night shift), roles (staff, worker) and numbers become optional beside other terms. */
export function relevancePlan(clauses: readonly Clause[]): RelevancePlan {
  const selective = clauses
    .filter((clause) => !isNumber(clause))
    .map(withoutRoles)
    .filter(({ terms }) => terms.length > 0);
  const hasSelective = selective.length > 0;
  const rolesAndNumbers = hasSelective ? [...clauses.flatMap(roleClauses), ...clauses.filter(isNumber)] : [];
  const candidates = hasSelective ? selective : clauses;
  const occupations = candidates.filter((clause) => !isOptional(clause));
  const required = occupations.length > 0 ? occupations : candidates;
  const optional = [...(occupations.length > 0 ? candidates.filter(isOptional) : []), ...rolesAndNumbers];
  return { required, optional, ...planRelated(required) };
}

/** Pay, age or tons, which postings write in many ways. */
const isNumber = ({ text }: Clause): boolean => /^\d+$/.test(text);

const isOptional = ({ terms }: Clause): boolean => terms.every((term) => term.isOptional);

const roleClauses = (clause: Clause): Clause[] =>
  clause.terms.filter(({ isRole }) => isRole).map((term) => ({ ...clause, terms: [term], rewrites: [] }));

/** A phrase may also match without its role, as a rewrite: "change money" finds a money changer. */
function withoutRoles({ terms, rewrites, ...clause }: Clause): Clause {
  const nonRoles = (some: readonly Term[]) => some.filter(({ isRole }) => !isRole);
  const required = nonRoles(terms);
  const reduced = required.flatMap((term) => (term.withoutRoles.length > 0 ? term.withoutRoles : [term]));
  const requiredRewrites = rewrites.map(nonRoles).filter(({ length }) => length > 0);
  return {
    ...clause,
    terms: required,
    rewrites: required.some((term) => term.withoutRoles.length > 0)
      ? [...requiredRewrites, reduced]
      : requiredRewrites,
  };
}

/** Roles and numbers say too little to outweigh the match levels. */
export const pointsOfOptional = (clause: Clause): number =>
  isNumber(clause) || clause.terms.every(({ isRole }) => isRole) ? 0 : optionalPoints;

/** With this many words, related jobs may lack one of them. */
const minWords = { occupation: 3, optional: 2 };
const maxWords = 5;

/** Whether the dictionary knows what it means or may be completed to. */
const isKnown = ({ terms }: Clause): boolean =>
  terms.some(
    ({ meanings, completions, containing }) => meanings.length + completions.length + containing.length > 0,
  );

/** For a town without such jobs, its province is related. */
const hasBroaderPlace = ({ terms }: Clause): boolean =>
  terms.some(({ isPlace, related }) => isPlace && related.length > 0);

/** A clause for each of the adjacent Khmer words. */
const splitKhmer = (clause: Clause): readonly Clause[] =>
  clause.terms.length > 1 && isUnspaced(clause.text)
    ? clause.terms.map((term) => ({ ...clause, terms: [term], rewrites: [] }))
    : [clause];

function planRelated(required: readonly Clause[]): Pick<RelevancePlan, 'related' | 'showsRelatedAlone'> {
  const words = required.flatMap(splitKhmer);
  const known = words.filter(isKnown);
  const min = required.every(isOptional) ? minWords.optional : minWords.occupation;
  const mayLackOne = words.length >= min && words.length <= maxWords;
  return {
    related: [
      required,
      ...(mayLackOne ? words.map((missing) => words.filter((word) => word !== missing)) : []),
      ...(known.length > 0 && known.length < words.length ? [known] : []),
    ],
    showsRelatedAlone:
      words.length <= maxWords &&
      words.every(isKnown) &&
      (words.length >= minWords.occupation || required.some(hasBroaderPlace)),
  };
}

/** The terms by which a related job can get points for its title. */
export const termsWithRelated = (required: readonly Clause[]): Term[] =>
  required
    .flatMap(({ terms, rewrites }) => [terms, ...rewrites].flat())
    .filter(({ related }) => related.length > 0)
    .slice(0, maxScoredTerms);
