/** What a search asks for, as conditions on rows: values in any case and either spelling (product 7.3). */
import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
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
import { type Tables } from '#server/database/tables.ts';

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

/** A field and the values of which a job must have one. */
export type JobFilter =
  | { readonly name: Filtered; readonly values: readonly string[] }
  | { readonly name: 'employer_id'; readonly values: readonly number[] };

/** The filters of a search's options, or 'nothing' when no job can pass them. */
export function filtersOf(query: Pick<JobsQuery, Filtered | 'company'>): JobFilter[] | 'nothing' {
  const filters: JobFilter[] = [];
  for (const name of filtered) {
    const asked = query[name];
    if (asked === undefined) continue;
    const values = valuesFor(name, asked);
    if (values.length === 0) return 'nothing';
    filters.push({ name, values });
  }
  if (query.company !== undefined) filters.push({ name: 'employer_id', values: [query.company] });
  return filters;
}

/** The condition that a job passes all of them. */
export const passing =
  (filters: readonly JobFilter[]) =>
  (eb: ExpressionBuilder<Tables, 'jobs'>): Expression<SqlBool> =>
    eb.and(filters.map(({ name, values }) => eb(`jobs.${name}`, 'in', values)));
