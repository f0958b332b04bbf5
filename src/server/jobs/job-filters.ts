/** What a search asks for, as conditions on rows: values in any case and either spelling (decisions). */
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

/** The listed values that a filter's value stands for; none for a value that no job can have. */
function valuesFor(name: Filtered, asked: string): string[] {
  const wanted = spelled(asked);
  if (name === 'industry' && wanted === spelled(bankingInSearch)) return [industries[0]];
  const value = lists[name].find((listed) => spelled(listed) === wanted);
  if (value === undefined) return [];
  const isHalfOfBoth = jobTypesInSearch.some((type) => type === value);
  return name === 'job_type' && isHalfOfBoth ? [value, 'Both'] : [value];
}

export type JobFilter = (eb: ExpressionBuilder<Tables, 'jobs'>) => Expression<SqlBool>;

/** The conditions of a search's options, or 'nothing' when no job can meet them. */
export function filtersOf(query: Pick<JobsQuery, Filtered>): JobFilter[] | 'nothing' {
  const conditions: JobFilter[] = [];
  for (const name of filtered) {
    const asked = query[name];
    if (asked === undefined) continue;
    const [first, ...others] = valuesFor(name, asked);
    if (first === undefined) return 'nothing';
    conditions.push((eb) =>
      others.length === 0 ? eb(`jobs.${name}`, '=', first) : eb(`jobs.${name}`, 'in', [first, ...others]),
    );
  }
  return conditions;
}
