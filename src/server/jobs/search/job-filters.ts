/** The filters of a search as SQL conditions. Values match in any case and either spelling (product 7.3). */
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
import { occupationCodes, occupationGroupCodes, occupationGroups } from '#contract/occupations.ts';
import { phnomPenh, provinces } from '#contract/places.ts';
import { jobLocations } from '#contract/province-locations.ts';
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

const normaliseValue = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** The values that jobs may have for a filter's value; empty for an unknown value. */
function valuesFor(name: Filtered, filter: string): string[] {
  const requested = normaliseValue(filter);
  if (name === 'industry' && requested === normaliseValue(bankingInSearch)) return [industries[0]];
  const options: readonly string[] = name === 'location' ? jobLocations : lists[name];
  const value = options.find((option) => normaliseValue(option) === requested);
  if (value === undefined) return [];
  const isHalfOfBoth = jobTypesInSearch.some((type) => type === value);
  return name === 'job_type' && isHalfOfBoth ? [value, 'Both'] : [value];
}

/** A condition on jobs, and what caches and saved searches need to know about it without the database. */
export type JobFilter = {
  readonly condition: Expression<SqlBool>;
  /** Whether the job may match, by the fields that change events have. */
  readonly mayPass: (job: ChangedJob) => boolean;
  /** Every matching job has one of these keys (search-key-store.ts). Empty if there are too many values. */
  readonly keys: readonly string[];
  /** About how many times fewer jobs match; 0 if unknown. */
  readonly selectivity: number;
};

type Keyed = Filtered | 'province' | 'occupation';

/** The key of a value. */
export const keyOf = (name: Keyed | 'company', value: string | number): string => `${name}:${value}`;

const jobs = expressionBuilder<Tables, 'jobs'>();
const allValues = { ...lists, province: provinces, occupation: occupationCodes };

const oneOf = (name: Keyed, values: readonly string[]): JobFilter => ({
  condition: sql<SqlBool>`${sql.ref(`jobs.${name}`)} in (${sql.join(values)})`,
  mayPass: (job) => values.includes(job[name] ?? ''),
  keys: values.map((value) => keyOf(name, value)),
  selectivity: allValues[name].length / values.length,
});
const eitherOf = (one: JobFilter, other: JobFilter): JobFilter => ({
  condition: jobs.or([one.condition, other.condition]),
  mayPass: (job) => one.mayPass(job) || other.mayPass(job),
  keys: [...one.keys, ...other.keys],
  selectivity: Math.min(one.selectivity, other.selectivity),
});
/** A condition that only the database can check. */
export const onlyBy = (condition: Expression<SqlBool>): JobFilter => ({
  condition,
  mayPass: () => true,
  keys: [],
  selectivity: 0,
});
/** Jobs that none of the employers posted. */
export const notOf = (employers: readonly number[]): JobFilter =>
  onlyBy(sql`(jobs.employer_id is null or jobs.employer_id <> all(${employers}::bigint[]))`);
const ofCompany = (company: number): JobFilter => ({
  ...onlyBy(jobs('jobs.employer_id', '=', company)),
  keys: [keyOf('company', company)],
  selectivity: Infinity,
});

/** `value` is a group or an occupation; undefined for an unknown one. */
function ofOccupation(value: string): JobFilter | undefined {
  const group = occupationGroupCodes.find((code) => code === value);
  if (group === undefined)
    return occupationCodes.some((code) => code === value) ? oneOf('occupation', [value]) : undefined;
  return {
    ...oneOf('occupation', occupationGroups[group]),
    condition: jobs('jobs.occupation_group', '=', group),
  };
}

/** Larger values would overflow PostgreSQL's timestamps. */
const maxDays = 36_500;

/** The filters that are not values of lists. */
function furtherFilters({ province, salary_from, within, company, status }: JobsQuery): JobFilter[] {
  const filters: JobFilter[] = [];
  if (province !== undefined) {
    const inProvince = oneOf('province', [province]);
    filters.push(
      province === phnomPenh ? eitherOf(inProvince, oneOf('location', ['Phnom Penh'])) : inProvince,
    );
  }
  if (salary_from !== undefined) filters.push(onlyBy(jobs('jobs.salary_number', '>=', salary_from)));
  if (within !== undefined)
    filters.push(
      onlyBy(sql`jobs.date_added >= now() - ${Math.min(within, maxDays)}::int * interval '1 day'`),
    );
  if (company !== undefined) filters.push(ofCompany(company));
  if (status !== undefined) filters.push(onlyBy(status === 'Hiring' ? isHiring : jobs.not(isHiring)));
  return filters;
}

/** All filters of a query except keyword and `verified`, or 'nothing' if no job can match. */
export function filtersOf(query: JobsQuery): JobFilter[] | 'nothing' {
  if (query.province === 'unknown' || query.status === 'unknown') return 'nothing';
  const filters = furtherFilters(query);
  if (query.occupation !== undefined) {
    const filter = ofOccupation(query.occupation);
    if (filter === undefined) return 'nothing';
    filters.push(filter);
  }
  for (const name of filtered) {
    const filter = query[name];
    if (filter === undefined) continue;
    const values = valuesFor(name, filter);
    if (values.length === 0) return 'nothing';
    filters.push(oneOf(name, values));
  }
  return filters;
}

const all = (filters: readonly JobFilter[]) => filters.map(({ condition }) => condition);

/** Jobs that match all filters, hidden ones included. */
export const fulfilling = (filters: readonly JobFilter[]): Expression<SqlBool> => jobs.and(all(filters));

/** Visible jobs that match all filters. */
export const passing = (filters: readonly JobFilter[]): Expression<SqlBool> =>
  jobs.and([...all(filters), isShown()]);
