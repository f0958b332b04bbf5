/** What a search asks for, as conditions on rows: values in any case and either spelling (product 7.3). */
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import {
  bankingInSearch,
  categories,
  industries,
  jobTypes,
  jobTypesInSearch,
  levels,
  locations,
} from '#contract/options.ts';
import { phnomPenh, provinces } from '#contract/places.ts';
import { isReal } from '#server/database/demonstration.ts';
import { type Tables } from '#server/database/tables.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { isHiring } from '../job-end-store.ts';
import { isShown } from '../job-visibility-store.ts';

const lists = {
  industry: industries,
  level: levels,
  category: categories,
  job_type: jobTypes,
  location: locations,
};
type Filtered = keyof typeof lists;
const filtered = Object.keys(lists) as Filtered[];

const spelled = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** The values of the list that a filter's value stands for; none for a value that no job can have. */
function valuesFor(name: Filtered, asked: string): string[] {
  const requested = spelled(asked);
  if (name === 'industry' && requested === spelled(bankingInSearch)) return [industries[0]];
  const value = lists[name].find((option) => spelled(option) === requested);
  if (value === undefined) return [];
  const isHalfOfBoth = jobTypesInSearch.some((type) => type === value);
  return name === 'job_type' && isHalfOfBoth ? [value, 'Both'] : [value];
}

/** What a job must have to be on a list. */
export type JobFilter = {
  readonly condition: Expression<SqlBool>;
  /** Whether a job that was changed may pass, or may have passed. */
  readonly mayPass: (job: ChangedJob) => boolean;
  /** Each job that passes has one of them (search-key-store.ts); none where there are too many values. */
  readonly keys: readonly string[];
  /** One of so many values, about: how much it narrows. */
  readonly narrows: number;
};

/** Names a value that a job has. */
export const keyOf = (name: Filtered | 'province' | 'company', value: string | number): string =>
  `${name}:${value}`;

const jobs = expressionBuilder<Tables, 'jobs'>();

const oneOf = (name: Filtered | 'province', values: readonly string[]): JobFilter => ({
  condition: sql<SqlBool>`${sql.ref(`jobs.${name}`)} in (${sql.join(values)})`,
  mayPass: (job) => values.includes(job[name] ?? ''),
  keys: values.map((value) => keyOf(name, value)),
  narrows: (name === 'province' ? provinces : lists[name]).length / values.length,
});
const eitherOf = (one: JobFilter, other: JobFilter): JobFilter => ({
  condition: jobs.or([one.condition, other.condition]),
  mayPass: (job) => one.mayPass(job) || other.mayPass(job),
  keys: [...one.keys, ...other.keys],
  narrows: Math.min(one.narrows, other.narrows),
});
/** Any condition, of which nothing is known without the database. */
export const onlyBy = (condition: Expression<SqlBool>): JobFilter => ({
  condition,
  mayPass: () => true,
  keys: [],
  narrows: 0,
});
const ofCompany = (company: number): JobFilter => ({
  ...onlyBy(jobs('jobs.employer_id', '=', company)),
  keys: [keyOf('company', company)],
  narrows: Infinity,
});

/** Those that real people posted. */
export const ofRealPeople: JobFilter = onlyBy(isReal('jobs.employer_id'));

/** Nothing is as old as this; a longer time would be more than the database can reckon with. */
const mostDays = 36_500;

/** What is asked for beside the lists' values. */
function furtherFilters({ province, salary_from, within, company, status }: JobsQuery): JobFilter[] {
  const filters: JobFilter[] = [];
  if (province !== undefined) {
    const there = oneOf('province', [province]);
    filters.push(province === phnomPenh ? eitherOf(there, oneOf('location', ['Phnom Penh'])) : there);
  }
  if (salary_from !== undefined) filters.push(onlyBy(jobs('jobs.salary_number', '>=', salary_from)));
  if (within !== undefined)
    filters.push(
      onlyBy(sql`jobs.date_added >= now() - ${Math.min(within, mostDays)}::int * interval '1 day'`),
    );
  if (company !== undefined) filters.push(ofCompany(company));
  if (status !== undefined) filters.push(onlyBy(status === 'Hiring' ? isHiring : jobs.not(isHiring)));
  return filters;
}

/** The filters of a search's options but its words and `verified`, or 'nothing' when no job can pass them. */
export function filtersOf(query: JobsQuery): JobFilter[] | 'nothing' {
  if (query.province === 'unknown' || query.status === 'unknown') return 'nothing';
  const filters = furtherFilters(query);
  for (const name of filtered) {
    const asked = query[name];
    if (asked === undefined) continue;
    const values = valuesFor(name, asked);
    if (values.length === 0) return 'nothing';
    filters.push(oneOf(name, values));
  }
  return filters;
}

const all = (filters: readonly JobFilter[]) => filters.map(({ condition }) => condition);

/** The condition that a job passes all of them; not that it is shown. */
export const fulfilling = (filters: readonly JobFilter[]): Expression<SqlBool> => jobs.and(all(filters));

/** The condition that a job is shown and passes all of them. */
export const passing = (filters: readonly JobFilter[]): Expression<SqlBool> =>
  jobs.and([...all(filters), isShown()]);
