/** Searches the cached jobs as the server would. Building the dictionary is slow, so this runs in search-worker.ts. */
import { type JobListItem } from '#contract/jobs.ts';
import { knownGroupOf } from '#contract/occupations.ts';
import { bankingInSearch, industries, type ListOrder, sorts } from '#contract/options.ts';
import { monthlyPay } from '#contract/pay.ts';
import { isCapital, phnomPenh } from '#contract/places.ts';
import { plainText } from '#contract/description-markup.ts';
import { allNamesOf } from '#occupations/all-names.ts';
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

/** `description` is HTML; it and `requirements` are empty unless the job's page was opened. */
export type CachedJob = {
  readonly card: JobListItem;
  readonly description: string;
  readonly requirements: readonly string[];
};
/** Search terms with any order that the server supports. */
export type CachedSearch = Omit<SearchTerms, 'sort'> & { readonly sort?: ListOrder };

const columns = {
  industry: 'industry',
  category: 'category',
  level: 'level',
  type: 'job_type',
} as const;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** `wanted` is an occupation or a group. */
const isOccupation = (occupation: string | null, wanted: string): boolean =>
  occupation === wanted || knownGroupOf(occupation) === wanted;

function meetsFilters({ card }: CachedJob, terms: CachedSearch): boolean {
  if (terms.company !== undefined && terms.company !== card.company?.company_id) return false;
  if (terms.occupation !== undefined && !isOccupation(card.occupation, terms.occupation)) return false;
  return columnNames.every((name) => {
    const wanted = terms[name];
    if (wanted === undefined) return true;
    const value = card[columns[name]];
    if (name === 'type' && value === 'Both') return true;
    return value === (wanted === bankingInSearch ? industries[0] : wanted);
  });
}

const dayMs = 24 * 3_600_000;

/** Dollars a month: pay in numbers takes precedence over the text (product 9.8). */
const payOf = (card: JobListItem): number | null =>
  (card.salary_currency ? monthlyPay(card) : null) ?? salaryNumber(card.salary);

function meetsOtherFilters({ card }: CachedJob, { sort: _order, ...terms }: CachedSearch): boolean {
  const { salary_from, within, verified, status } = terms;
  const province = searchedProvince(terms);
  if (province && card.province !== province)
    if (province !== phnomPenh || !isCapital(card.location)) return false;
  if (salary_from && (payOf(card) ?? 0) < salary_from) return false;
  if (within && Date.parse(card.date_added) < Date.now() - within * dayMs) return false;
  if (verified && !card.company?.verified) return false;
  return !status || card.status === status;
}

/** Each job is indexed once for all searches. */
const indexes = new WeakMap<JobListItem, { readonly index: IndexedJob; readonly words: readonly string[] }>();

function indexOf({ card, description, requirements }: CachedJob) {
  const known = indexes.get(card);
  if (known) return known;
  const names = allNamesOf(card.occupation);
  const body = [plainText(description), ...requirements];
  const index = indexJob(searchedTexts(card, body, names), dictionary());
  const words = searchedTexts(card, [], names).flatMap(({ text, isOption }) =>
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
type Order = (a: Scored, b: Scored) => number;

const byDate: Order = (a, b) =>
  Date.parse(b.card.date_added) - Date.parse(a.card.date_added) || b.card.job_id - a.card.job_id;
const isHiring = ({ card }: Scored): number => (card.status === 'Hiring' ? 1 : 0);

const orders: Readonly<Record<ListOrder, Order>> = {
  Date: byDate,
  // Highest first; jobs without a number last.
  Salary: (a, b) => (payOf(b.card) ?? -1) - (payOf(a.card) ?? -1) || b.card.job_id - a.card.job_id,
  Relevance: (a, b) => b.score - a.score || isHiring(b) - isHiring(a) || byDate(a, b),
};

/** The cached jobs that match, in the requested order (product 7.3). */
export function searchCachedJobs(jobs: readonly CachedJob[], terms: CachedSearch): JobListItem[] {
  const { score, showsResults } = scoring(jobs, terms);
  const found = jobs
    .filter((job) => meetsFilters(job, terms) && meetsOtherFilters(job, terms))
    .flatMap((job): Scored[] => {
      const points = score(job);
      return points === undefined ? [] : [{ card: job.card, score: points }];
    });
  return (showsResults(found) ? found : []).sort(orders[terms.sort ?? sorts[0]]).map(({ card }) => card);
}
