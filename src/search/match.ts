/** Whether and how well a job answers a keyword, without a database: the same answer as the server's (server/search/search-condition.ts). */
import { type Dictionary } from './dictionary.ts';
import { needsWithNear, pointsOfOptional, type Reading } from './by-relevance.ts';
import { type Part } from './keyword.ts';
import {
  besides,
  forgivenPoints,
  ladder,
  mostWeighed,
  nearPoints,
  nearTitlePoints,
  splitPoints,
  type Way,
  type Where,
} from './ladder.ts';
import { type Need, partMeanings, type Piece } from './needs.ts';
import { type SearchedText, type Weight, widerWeight } from './searched-texts.ts';
import { indexText, type TextIndex } from './text-index.ts';

/** What a job is found by, in one place of it. */
type Place = { readonly weight: Weight; readonly index: TextIndex };
export type IndexedJob = readonly Place[];

const nothing: TextIndex = { words: new Set(), meanings: new Set(), wider: new Set(), clusters: [] };

export const indexJob = (texts: readonly SearchedText[], dictionary: Dictionary): IndexedJob =>
  texts.flatMap(({ text, weight, isOption }) => {
    const index = indexText(text, dictionary, weight);
    const wide = widerWeight[weight];
    const own: Place = {
      weight,
      index: { ...(isOption ? nothing : index), meanings: index.meanings, wider: nothing.wider },
    };
    return wide && index.wider.size > 0
      ? [own, { weight: wide, index: { ...nothing, meanings: index.wider } }]
      : [own];
  });

const some = (job: IndexedJob, where: Where, has: (index: TextIndex) => boolean): boolean =>
  job.some(({ weight, index }) => where.includes(weight) && has(index));

function hasPiece(job: IndexedJob, piece: Piece, way: Way, where: Where): boolean {
  if (piece.kind === 'word') {
    const { word, isBegun } = piece;
    if (some(job, where, ({ words }) => words.has(word))) return true;
    return way === 'part' && isBegun && some(job, where, ({ words }) => hasBeginning(words, word));
  }
  const { clusters, words, isBegun } = piece;
  if (words.every((word) => some(job, where, (index) => index.words.has(word)))) return true;
  if (way !== 'part' || clusters.length < 2) return false;
  return some(job, where, (index) => index.clusters.some((run) => hasTogether(run, clusters, isBegun)));
}

function hasBeginning(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function hasTogether(run: readonly string[], clusters: readonly string[], isBegun: boolean): boolean {
  const last = clusters.length - 1;
  const isAt = (at: number) =>
    clusters.every((cluster, nth) =>
      isBegun && nth === last ? run[at + nth]?.startsWith(cluster) : run[at + nth] === cluster,
    );
  return run.some((cluster, at) => cluster === clusters[0] && isAt(at));
}

const hasMeaning = (job: IndexedJob, ids: readonly string[], where: Where): boolean =>
  ids.some((id) => some(job, where, (index) => index.meanings.has(id)));

const hasNeed = (job: IndexedJob, need: Need, way: Way, where: Where): boolean =>
  need.pieces.every((piece) => hasPiece(job, piece, way, where)) ||
  (way !== 'exact' && hasMeaning(job, need.meanings, where)) ||
  (way !== 'exact' && need.split.length > 0 && need.split.every((each) => hasNeed(job, each, way, where))) ||
  (way === 'part' && hasMeaning(job, partMeanings(need, where), where));

const hasAll = (job: IndexedJob, needs: readonly Need[], where: Where = 'ABCD'): boolean =>
  needs.every((need) => hasNeed(job, need, 'part', where));
const hasNear = (job: IndexedJob, needs: readonly Need[], where: Where): boolean =>
  needs.every((need) => hasNeed(job, need, 'part', where) || hasMeaning(job, need.near, 'ABC'));

function pointsOf(job: IndexedJob, needs: readonly Need[]): number {
  let points = 0;
  for (const need of needs.slice(0, mostWeighed)) {
    points += ladder.find(({ way, where }) => hasNeed(job, need, way, where))?.points ?? 0;
    for (const { weight, points: more } of besides) if (hasNeed(job, need, 'part', weight)) points += more;
    if (need.split.length > 0 && hasAll(job, need.split)) points += splitPoints;
  }
  return points;
}

/** The best of what a part may be meant to be; undefined where the job has none of it. */
function forgivenPointsOf(job: IndexedJob, { needs, forgiven }: Part): number | undefined {
  const readings = [
    ...(hasAll(job, needs) ? [needs] : []),
    ...forgiven.filter((others) => hasAll(job, others, 'ABC')),
  ];
  return readings.length === 0 ? undefined : Math.max(...readings.map((each) => pointsOf(job, each)));
}

/** The more the better; undefined for a job that the keyword does not find. */
export function scoreOf(job: IndexedJob, { asked, optional, near: enough }: Reading): number | undefined {
  let extra = 0;
  for (const part of optional)
    if (hasAll(job, part.needs)) extra += pointsOfOptional(part) + pointsOf(job, part.needs);
  const needs = asked.flatMap((part) => part.needs);
  if (hasAll(job, needs)) return extra + pointsOf(job, needs);
  const forgiven = asked.map((part) => forgivenPointsOf(job, part));
  if (forgiven.every((points) => points !== undefined))
    return extra + forgivenPoints + forgiven.reduce((sum, points) => sum + points, 0);
  const isNear = (part: Part) =>
    hasNear(job, part.needs, 'ABCD') || part.forgiven.some((reading) => hasNear(job, reading, 'ABC'));
  const isFound = enough.some((some) => some.every(isNear));
  return isFound ? extra + nearPoints + pointsOf(job, needs) + pointsOfNear(job, asked) : undefined;
}

const pointsOfNear = (job: IndexedJob, asked: readonly Part[]): number =>
  nearTitlePoints * needsWithNear(asked).filter(({ near }) => hasMeaning(job, near, 'A')).length;

/** Whether a score is of a job that is only near what was asked for. */
export const isOnlyNear = (score: number): boolean => score < (nearPoints + forgivenPoints) / 2;
