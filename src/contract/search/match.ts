/** Whether and how well a job answers a keyword, without a database: the same answer as the server's (server/search/search-condition.ts). */
import { type Dictionary } from './dictionary.ts';
import { type Need, type Part, type Piece } from './keyword.ts';
import { type SearchedText, type Weight } from './searched-texts.ts';
import { indexText, type TextIndex } from './text-index.ts';

/** What a job is found by, in one place of it. */
type Place = { readonly weight: Weight; readonly index: TextIndex };
export type IndexedJob = readonly Place[];

const wider: Readonly<Record<Weight, Weight | undefined>> = { A: 'B', B: 'D', D: undefined };
const nothing: TextIndex = { words: new Set(), meanings: new Set(), wider: new Set(), clusters: [] };

export const indexJob = (texts: readonly SearchedText[], dictionary: Dictionary): IndexedJob =>
  texts.flatMap(({ text, weight, isOption }) => {
    const index = indexText(text, dictionary, weight === 'D');
    const wide = wider[weight];
    const own: Place = {
      weight,
      index: { ...(isOption ? nothing : index), meanings: index.meanings, wider: nothing.wider },
    };
    return wide && index.wider.size > 0
      ? [own, { weight: wide, index: { ...nothing, meanings: index.wider } }]
      : [own];
  });

/** `exact`: the words themselves; `meant`: or what they mean; `part`: or compounds and words that they begin. */
type Way = 'exact' | 'meant' | 'part';
type Where = 'A' | 'AB' | 'ABD';

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

const hasNeed = (job: IndexedJob, { meanings, partly, pieces }: Need, way: Way, where: Where): boolean =>
  pieces.every((piece) => hasPiece(job, piece, way, where)) ||
  (way !== 'exact' && hasMeaning(job, meanings, where)) ||
  (way === 'part' && hasMeaning(job, partly, where));

const hasAll = (job: IndexedJob, needs: readonly Need[], where: Where = 'ABD'): boolean =>
  needs.every((need) => hasNeed(job, need, 'part', where));

const ladder: readonly (readonly [Way, Where])[] = [
  ['exact', 'A'],
  ['meant', 'A'],
  ['part', 'A'],
  ['exact', 'AB'],
  ['meant', 'AB'],
  ['part', 'AB'],
  ['exact', 'ABD'],
  ['meant', 'ABD'],
  ['part', 'ABD'],
];
/** More needs than anybody has are not weighed. */
export const mostWeighed = 6;
/** Below everything that needs no forgiveness. */
export const forgivenScore = -1_000;

const scoreOfNeed = (job: IndexedJob, need: Need): number => {
  const step = ladder.findIndex(([way, where]) => hasNeed(job, need, way, where));
  return step < 0 ? 0 : ladder.length - step;
};

const scoreOfNeeds = (job: IndexedJob, needs: readonly Need[]): number =>
  needs.slice(0, mostWeighed).reduce((sum, need) => sum + scoreOfNeed(job, need), 0);

/** The more the better; undefined for a job that the keyword does not find. */
export function scoreOf(job: IndexedJob, parts: readonly Part[]): number | undefined {
  const needs = parts.flatMap((part) => part.needs);
  if (hasAll(job, needs)) return scoreOfNeeds(job, needs);
  let score = forgivenScore;
  for (const part of parts) {
    const readings = [
      ...(hasAll(job, part.needs) ? [part.needs] : []),
      ...part.forgiven.filter((others) => hasAll(job, others, 'AB')),
    ];
    if (readings.length === 0) return undefined;
    score += Math.max(...readings.map((reading) => scoreOfNeeds(job, reading)));
  }
  return score;
}
