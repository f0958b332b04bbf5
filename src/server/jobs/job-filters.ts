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
import { slot, type Values } from '#server/database/statements.ts';
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

/** A field and the values of which a job must have one. */
export type JobFilter = { readonly name: Filtered; readonly values: readonly string[] };

/** The filters of a search's options, or 'nothing' when no job can pass them. */
export function filtersOf(query: Pick<JobsQuery, Filtered>): JobFilter[] | 'nothing' {
  const filters: JobFilter[] = [];
  for (const name of filtered) {
    const asked = query[name];
    if (asked === undefined) continue;
    const values = valuesFor(name, asked);
    if (values.length === 0) return 'nothing';
    filters.push({ name, values });
  }
  return filters;
}

const slotName = (name: Filtered, at: number): string => `${name} ${at}`;

/** The condition that a job passes all of them, with a slot for each value. */
export const passing =
  (filters: readonly JobFilter[]) =>
  (eb: ExpressionBuilder<Tables, 'jobs'>): Expression<SqlBool> =>
    eb.and(
      filters.map(({ name, values }) =>
        eb(
          `jobs.${name}`,
          'in',
          values.map((_, at) => slot<string>(slotName(name, at))),
        ),
      ),
    );

/** What belongs into the slots. */
export const filterValues = (filters: readonly JobFilter[]): Values =>
  Object.fromEntries(
    filters.flatMap(({ name, values }) => values.map((value, at) => [slotName(name, at), value] as const)),
  );
