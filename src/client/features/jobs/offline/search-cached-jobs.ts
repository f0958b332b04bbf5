/** Searches the cached jobs as the server would. Building the dictionary is slow, so it runs in search-worker.ts. */
import { type JobListItem } from '#contract/jobs.ts';
import { bankingInSearch, industries, type ListOrder, sorts } from '#contract/options.ts';
import { monthlyPay } from '#contract/pay.ts';
import { isCapital, phnomPenh } from '#contract/places.ts';
import { plainText } from '#contract/plain-text.ts';
import { isTypoCandidate } from '#search/edit-distance.ts';
import { indexJob, type IndexedJob, isOnlyRelated, scoreOf } from '#search/match.ts';
import { parseKeyword } from '#search/parse-keyword.ts';
import { relevancePlan, strictPlan } from '#search/relevance.ts';
import { salaryNumber } from '#search/salary-number.ts';
import { searchedTexts } from '#search/searched-fields.ts';
import { withCorrections } from '#search/spelling.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { vocabularyOf } from '#search/text-index.ts';
import { searchedProvince, type SearchTerms } from '../search/search-terms.ts';

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
  const province = searchedProvince(terms);
  if (province && card.province !== province)
    if (province !== phnomPenh || !isCapital(card.location)) return false;
  if (salary_from && (payOf(card) ?? 0) < salary_from) return false;
  if (within && Date.parse(card.date_added) < Date.now() - within * dayMs) return false;
  if (verified && !card.company?.verified) return false;
  return !status || card.status === status;
}

/** A job is indexed once, however many searches there are. */
const indexes = new WeakMap<JobListItem, { readonly index: IndexedJob; readonly words: readonly string[] }>();

function indexOf({ card, description, requirements }: CachedJob) {
  const known = indexes.get(card);
  if (known) return known;
  const index = indexJob(searchedTexts(card, [plainText(description), ...requirements]), dictionary());
  const words = searchedTexts(card, []).flatMap(({ text, isOption }) =>
    isOption ? [] : [...vocabularyOf(text)].filter(isTypoCandidate),
  );
  const indexed = { index, words };
  indexes.set(card, indexed);
  return indexed;
}

type Scoring = {
  /** Undefined for a job that doesn't match; a keyword without letters or digits matches none. */
  readonly score: (job: CachedJob) => number | undefined;
  readonly showsResults: (scores: readonly Scored[]) => boolean;
};

function scoring(jobs: readonly CachedJob[], { keyword, sort }: CachedSearch): Scoring {
  if (keyword === undefined) return { score: () => 0, showsResults: () => true };
  const clauses = withCorrections(
    parseKeyword(keyword, dictionary()),
    jobs.flatMap((job) => indexOf(job).words),
    dictionary(),
  );
  const relevance = relevancePlan(clauses);
  const plan = sort === 'Relevance' ? relevance : strictPlan(clauses);
  return {
    score: (job) => (clauses.length === 0 ? undefined : scoreOf(indexOf(job).index, plan)),
    // Related jobs alone are shown only if every word was understood.
    showsResults: (scored) =>
      relevance.showsRelatedAlone || scored.some(({ score }) => !isOnlyRelated(score)),
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
  const { score, showsResults } = scoring(jobs, terms);
  const found = jobs
    .filter((job) => meetsFilters(job, terms) && meetsMore(job, terms))
    .flatMap((job): Scored[] => {
      const points = score(job);
      return points === undefined ? [] : [{ card: job.card, score: points }];
    });
  return (showsResults(found) ? found : []).sort(orders[terms.sort ?? sorts[0]]).map(({ card }) => card);
}
