/** Searches the jobs that this device has cached, as the server would; pure, and slow to begin: see search-worker.ts. */
import { type JobListItem } from '#contract/jobs.ts';
import { bankingInSearch, industries, type ListOrder, sorts } from '#contract/options.ts';
import { monthlyPay } from '#contract/pay.ts';
import { isCapital, phnomPenh } from '#contract/places.ts';
import { plainText } from '#contract/plain-text.ts';
import { salaryNumber } from '#search/salary-number.ts';
import { type Dictionary, makeDictionary } from '#search/dictionary.ts';
import { forgiving } from '#search/forgiving.ts';
import { byRelevance, strictly } from '#search/by-relevance.ts';
import { type Part, partsOf } from '#search/keyword.ts';
import { indexJob, type IndexedJob, isOnlyNear, scoreOf } from '#search/match.ts';
import { isForgivable } from '#search/one-letter.ts';
import { searchedTexts } from '#search/searched-texts.ts';
import { vocabularyOf } from '#search/text-index.ts';
import { synonyms } from '#search/synonyms/all.ts';
import { provinceSought, type SearchTerms } from './search-terms.ts';

/** The description, markup, and the requirements are known of jobs that were read. */
export type CachedJob = {
  readonly card: JobListItem;
  readonly description: string;
  readonly requirements: readonly string[];
};
/** What is searched for without a network: the order may be any that the server knows. */
export type CachedSearch = Omit<SearchTerms, 'sort'> & { readonly sort?: ListOrder };

const columns = {
  industry: 'industry',
  category: 'category',
  level: 'level',
  type: 'job_type',
} as const;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

function meetsFilters({ card }: CachedJob, terms: CachedSearch): boolean {
  if (terms.company !== undefined && terms.company !== card.company?.company_id) return false;
  return columnNames.every((name) => {
    const wanted = terms[name];
    if (wanted === undefined) return true;
    const value = card[columns[name]];
    if (name === 'type' && value === 'Both') return true;
    return value === (wanted === bankingInSearch ? industries[0] : wanted);
  });
}

const dayMs = 24 * 3_600_000;

/** Dollars a month: pay in numbers comes before the text (product 9.8). */
const payOf = (card: JobListItem): number | null =>
  (card.salary_currency ? monthlyPay(card) : null) ?? salaryNumber(card.salary);

function meetsMore({ card }: CachedJob, { sort: _order, ...terms }: CachedSearch): boolean {
  const { salary_from, within, verified, status } = terms;
  const province = provinceSought(terms);
  if (province && card.province !== province)
    if (province !== phnomPenh || !isCapital(card.location)) return false;
  if (salary_from && (payOf(card) ?? 0) < salary_from) return false;
  if (within && Date.parse(card.date_added) < Date.now() - within * dayMs) return false;
  if (verified && !card.company?.verified) return false;
  return !status || card.status === status;
}

let made: Dictionary | undefined;
/** Made when it is first needed. */
export const dictionary = (): Dictionary => (made ??= makeDictionary(synonyms));

/** The texts of a job are cut once, however many searches there are. */
const indexes = new WeakMap<JobListItem, { readonly index: IndexedJob; readonly words: readonly string[] }>();

function indexOf({ card, description, requirements }: CachedJob) {
  const known = indexes.get(card);
  if (known) return known;
  const index = indexJob(searchedTexts(card, [plainText(description), ...requirements]), dictionary());
  const words = searchedTexts(card, []).flatMap(({ text, isOption }) =>
    isOption ? [] : [...vocabularyOf(text)].filter(isForgivable),
  );
  const found = { index, words };
  indexes.set(card, found);
  return found;
}

type Scoring = {
  /** How well a job answers the keyword, if it does; a keyword of signs only finds nothing. */
  readonly score: (job: CachedJob) => number | undefined;
  readonly isNearShown: (scores: readonly Scored[]) => boolean;
};

function scoring(jobs: readonly CachedJob[], { keyword, sort }: CachedSearch): Scoring {
  if (keyword === undefined) return { score: () => 0, isNearShown: () => true };
  const parts: Part[] = forgiving(
    partsOf(keyword, dictionary()),
    jobs.flatMap((job) => indexOf(job).words),
    dictionary(),
  );
  const loose = byRelevance(parts);
  return {
    score: (job) =>
      parts.length === 0
        ? undefined
        : scoreOf(indexOf(job).index, sort === 'Relevance' ? loose : strictly(parts)),
    // Behind what was asked for; in its place only if every word was understood.
    isNearShown: (scored) => loose.isNearShownAlone || scored.some(({ score }) => !isOnlyNear(score)),
  };
}

type Scored = { readonly card: JobListItem; readonly score: number };
type Order = (one: Scored, other: Scored) => number;

const byDate: Order = (one, other) =>
  Date.parse(other.card.date_added) - Date.parse(one.card.date_added) || other.card.job_id - one.card.job_id;
const isHiring = ({ card }: Scored): number => (card.status === 'Hiring' ? 1 : 0);

const orders: Readonly<Record<ListOrder, Order>> = {
  Date: byDate,
  // Highest first; what names no number comes last.
  Salary: (one, other) =>
    (payOf(other.card) ?? -1) - (payOf(one.card) ?? -1) || other.card.job_id - one.card.job_id,
  Relevance: (one, other) => other.score - one.score || isHiring(other) - isHiring(one) || byDate(one, other),
};

/** The cached jobs that meet the terms, in the order that they ask for (product 7.3). */
export function searchCachedJobs(jobs: readonly CachedJob[], terms: CachedSearch): JobListItem[] {
  const { score, isNearShown } = scoring(jobs, terms);
  const found = jobs
    .filter((job) => meetsFilters(job, terms) && meetsMore(job, terms))
    .flatMap((job): Scored[] => {
      const points = score(job);
      return points === undefined ? [] : [{ card: job.card, score: points }];
    });
  return (isNearShown(found) ? found : []).sort(orders[terms.sort ?? sorts[0]]).map(({ card }) => card);
}
