/** Matches and scores jobs without a database, with the same results as the server's tsqueries (server/search). */
import { type Dictionary } from './dictionary.ts';
import { type Clause } from './parse-keyword.ts';
import { type Pattern, type Term } from './query-terms.ts';
import {
  extraPoints,
  type MatchKind,
  matchLevels,
  maxScoredTerms,
  partialMeaningsIn,
  pointsOfOptional,
  type QueryPlan,
  relatedPoints,
  relatedTitlePoints,
  rewritePoints,
  subtermPoints,
  termsWithRelated,
  type Weights,
} from './relevance.ts';
import { broaderWeight, type SearchedText, type Weight } from './searched-fields.ts';
import { indexText, type TextIndex } from './text-index.ts';

export type IndexedJob = readonly { readonly weight: Weight; readonly index: TextIndex }[];

const emptyIndex: TextIndex = {
  words: new Set(),
  meanings: new Set(),
  broaderMeanings: new Set(),
  clusters: [],
};

export const indexJob = (texts: readonly SearchedText[], dictionary: Dictionary): IndexedJob =>
  texts.flatMap(({ text, weight, isOption }) => {
    const index = indexText(text, dictionary, weight);
    const { meanings, broaderMeanings } = index;
    const own = { weight, index: { ...(isOption ? emptyIndex : index), meanings } };
    const broader = broaderWeight[weight];
    return broader && broaderMeanings.size > 0
      ? [own, { weight: broader, index: { ...emptyIndex, meanings: broaderMeanings } }]
      : [own];
  });

const someText = (job: IndexedJob, weights: Weights, test: (index: TextIndex) => boolean): boolean =>
  job.some(({ weight, index }) => weights.includes(weight) && test(index));

function matchesPattern(job: IndexedJob, pattern: Pattern, kind: MatchKind, weights: Weights): boolean {
  if (pattern.kind === 'word') {
    const { word, isPrefix } = pattern;
    if (someText(job, weights, ({ words }) => words.has(word))) return true;
    return kind === 'partial' && isPrefix && someText(job, weights, ({ words }) => hasPrefix(words, word));
  }
  const { clusters, words, isPrefix } = pattern;
  if (words.every((word) => someText(job, weights, (index) => index.words.has(word)))) return true;
  if (kind !== 'partial' || clusters.length < 2) return false;
  return someText(job, weights, (index) =>
    index.clusters.some((run) => hasAdjacent(run, clusters, isPrefix)),
  );
}

function hasPrefix(words: ReadonlySet<string>, prefix: string): boolean {
  for (const word of words) if (word.startsWith(prefix)) return true;
  return false;
}

function hasAdjacent(run: readonly string[], clusters: readonly string[], isPrefix: boolean): boolean {
  const last = clusters.length - 1;
  const isAt = (at: number) =>
    clusters.every((cluster, nth) =>
      isPrefix && nth === last ? run[at + nth]?.startsWith(cluster) : run[at + nth] === cluster,
    );
  return run.some((cluster, at) => cluster === clusters[0] && isAt(at));
}

const hasMeaning = (job: IndexedJob, ids: readonly string[], weights: Weights): boolean =>
  ids.some((id) => someText(job, weights, (index) => index.meanings.has(id)));

const matchesTerm = (job: IndexedJob, term: Term, kind: MatchKind, weights: Weights): boolean =>
  term.patterns.every((pattern) => matchesPattern(job, pattern, kind, weights)) ||
  (kind !== 'exact' &&
    (hasMeaning(job, term.meanings, weights) ||
      (term.subterms.length > 0 && term.subterms.every((each) => matchesTerm(job, each, kind, weights))))) ||
  (kind === 'partial' && hasMeaning(job, partialMeaningsIn(term, weights), weights));

const matchesAll = (job: IndexedJob, terms: readonly Term[], weights: Weights = 'ABCD'): boolean =>
  terms.every((term) => matchesTerm(job, term, 'partial', weights));
const isRelatedToAll = (job: IndexedJob, terms: readonly Term[], weights: Weights): boolean =>
  terms.every((term) => matchesTerm(job, term, 'partial', weights) || hasMeaning(job, term.related, 'ABC'));

function pointsOf(job: IndexedJob, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms.slice(0, maxScoredTerms)) {
    sum += matchLevels.find(({ kind, weights }) => matchesTerm(job, term, kind, weights))?.points ?? 0;
    for (const { weight, points } of extraPoints)
      if (matchesTerm(job, term, 'partial', weight)) sum += points;
    if (term.subterms.length > 0 && matchesAll(job, term.subterms)) sum += subtermPoints;
  }
  return sum;
}

/** The points of the best match, by the terms themselves or by a rewrite; undefined without a match. */
function pointsOfClause(job: IndexedJob, { terms, rewrites }: Clause): number | undefined {
  const matching = [
    ...(matchesAll(job, terms) ? [terms] : []),
    ...rewrites.filter((rewrite) => matchesAll(job, rewrite, 'ABC')),
  ];
  return matching.length === 0 ? undefined : Math.max(...matching.map((each) => pointsOf(job, each)));
}

/** Higher is better; undefined for a job that doesn't match. */
export function scoreOf(job: IndexedJob, { required, optional, related }: QueryPlan): number | undefined {
  let extra = 0;
  for (const clause of optional)
    if (matchesAll(job, clause.terms)) extra += pointsOfOptional(clause) + pointsOf(job, clause.terms);
  const terms = required.flatMap((clause) => clause.terms);
  if (matchesAll(job, terms)) return extra + pointsOf(job, terms);
  const rewritten = required.map((clause) => pointsOfClause(job, clause));
  if (rewritten.every((points) => points !== undefined))
    return extra + rewritePoints + rewritten.reduce((sum, points) => sum + points, 0);
  const isRelated = (clause: Clause) =>
    isRelatedToAll(job, clause.terms, 'ABCD') ||
    clause.rewrites.some((rewrite) => isRelatedToAll(job, rewrite, 'ABC'));
  return related.some((clauses) => clauses.every(isRelated))
    ? extra + relatedPoints + pointsOf(job, terms) + pointsOfRelatedTitle(job, required)
    : undefined;
}

const pointsOfRelatedTitle = (job: IndexedJob, required: readonly Clause[]): number =>
  relatedTitlePoints *
  termsWithRelated(required).filter(({ related }) => hasMeaning(job, related, 'A')).length;

/** Whether a score belongs to a job that is only related to the keyword. */
export const isOnlyRelated = (score: number): boolean => score < (relatedPoints + rewritePoints) / 2;
