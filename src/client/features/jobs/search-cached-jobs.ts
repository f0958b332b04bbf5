/** Searches the jobs that this device has cached, as nearly as the server would; pure, loaded only without a network. */
import { type JobListItem } from '#contract/jobs.ts';
import { normalise } from '#contract/normalise.ts';
import { bankingInSearch, industries, type Sort, sorts } from '#contract/options.ts';
import { monthlyPay } from '#contract/pay.ts';
import { isCapital, phnomPenh } from '#contract/places.ts';
import { salaryNumber } from '#contract/salary-number.ts';
import { withoutTags } from '#contract/without-tags.ts';
import { provinceSpellings } from './province-spellings.ts';
import { provinceSought, type SearchTerms } from './search-terms.ts';

/** The description, markup, is known of jobs that were read. */
export type CachedJob = { readonly card: JobListItem; readonly description: string };

const columns = {
  industry: 'industry',
  category: 'category',
  level: 'level',
  type: 'job_type',
} as const;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

function meetsFilters({ card }: CachedJob, terms: SearchTerms): boolean {
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

function meetsMore({ card }: CachedJob, terms: SearchTerms): boolean {
  const { salary_from, within, verified, status } = terms;
  const province = provinceSought(terms);
  if (province && card.province !== province)
    if (province !== phnomPenh || !isCapital(card.location)) return false;
  if (salary_from && (payOf(card) ?? 0) < salary_from) return false;
  if (within && Date.parse(card.date_added) < Date.now() - within * dayMs) return false;
  if (verified && !card.company?.verified) return false;
  return !status || card.status === status;
}

/** Signs that people write inside names of techniques, or leave out: Node.js, NodeJs. */
const joints = /(?<=[\p{L}\p{N}])[.,'’_-]+(?=[\p{L}\p{N}])/gu;
const khmer = /\p{Script=Khmer}/u;
const startsWord = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** Khmer has no spaces, so a word may stand anywhere; in other scripts it is at least the beginning of one. */
function hasWord(text: string, word: string): boolean {
  if (khmer.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (startsWord(text, at)) return true;
  }
  return false;
}

/** The texts in which the server looks for a keyword (product 7.3), and the same without joints. */
function searchedText({ card, description }: CachedJob): string {
  const { name, required_skills, tags, industry, category, district, province } = card;
  const banking = industry === industries[0] ? bankingInSearch : '';
  const read = withoutTags(description, ' ');
  const place = [district ?? '', province ? provinceSpellings[province] : ''];
  const text = normalise(
    [name, required_skills, ...tags, industry, category, banking, ...place, read].join('\n'),
  );
  return `${text}\n${text.replace(joints, '')}`;
}

/** Every word must be found; a keyword of signs only finds nothing. */
function keywordTest(keyword: string | undefined): (job: CachedJob) => boolean {
  if (keyword === undefined) return () => true;
  const words = normalise(keyword)
    .split(/[\s/|;:()"!?]+/)
    .map((word) => word.replace(joints, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return () => false;
  return (job) => {
    const text = searchedText(job);
    return words.every((word) => hasWord(text, word));
  };
}

const newest = (one: JobListItem, other: JobListItem): number =>
  Date.parse(other.date_added) - Date.parse(one.date_added) || other.job_id - one.job_id;

/** Highest first; what names no number comes last. */
function bySalary(jobs: JobListItem[]): JobListItem[] {
  const dollars = new Map(jobs.map((job) => [job, payOf(job) ?? -1]));
  return jobs.sort(
    (one, other) => (dollars.get(other) ?? 0) - (dollars.get(one) ?? 0) || other.job_id - one.job_id,
  );
}

const orders: Record<Sort, (jobs: JobListItem[]) => JobListItem[]> = {
  Date: (jobs) => jobs.sort(newest),
  Salary: bySalary,
};

/** The cached jobs that meet the terms, in the order that they ask for (product 7.3). */
export function searchCachedJobs(jobs: readonly CachedJob[], terms: SearchTerms): JobListItem[] {
  const hasKeyword = keywordTest(terms.keyword);
  const found = jobs
    .filter((job) => meetsFilters(job, terms) && meetsMore(job, terms) && hasKeyword(job))
    .map(({ card }) => card);
  return orders[terms.sort ?? sorts[0]](found);
}
