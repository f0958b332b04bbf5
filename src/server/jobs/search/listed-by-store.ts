/** Which saved searches list a job (product 7.22), by the same conditions as job-search.ts, many searches per statement. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { hasVerifiedCompany } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { adHoc } from '#server/database/statements.ts';
import { matchesQuery } from '#server/search/search-query.ts';
import { isHiring } from '../job-end-store.ts';
import { filtersOf, fulfilling } from './job-filters.ts';
import { isShown } from '../job-visibility-store.ts';

/** Searches per statement. */
const batchSize = 50;

const never = sql<SqlBool>`false`;

/** `keywordQuery` is stored: parsing the keyword for each new job would take longer than the match. */
export type StoredQuery = { readonly query: JobsQuery; readonly keywordQuery: string | null };

/** Unlike in the list, typos in the keyword aren't corrected (product 7.22). */
function conditionOf({ query, keywordQuery }: StoredQuery): RawBuilder<SqlBool> {
  const filters = filtersOf(query);
  if (filters === 'nothing' || keywordQuery === '') return never;
  const conditions = [
    fulfilling(filters),
    ...(query.verified ? [hasVerifiedCompany] : []),
    ...(keywordQuery === null ? [] : [matchesQuery(keywordQuery)]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** A job as it is, or before an edit: the id in `job_edits` (new-job-store.ts). */
export type JobVersion = { readonly id: number; readonly beforeEdit?: number | undefined };

const rowOf = ({ id, beforeEdit }: JobVersion): RawBuilder<unknown> =>
  beforeEdit === undefined
    ? sql`jobs where id = ${id}`
    : sql`job_edits, jsonb_populate_record(null::jobs, job_edits.before) as jobs where job_edits.id = ${beforeEdit}`;

/** Whether each query lists the job. Closed and hidden jobs are listed by none. */
export async function listedBy(db: Db, job: JobVersion, queries: readonly StoredQuery[]): Promise<boolean[]> {
  const listed: boolean[] = [];
  for (let from = 0; from < queries.length; from += batchSize)
    listed.push(...(await listedBySome(db, job, queries.slice(from, from + batchSize))));
  return listed;
}

async function listedBySome(db: Db, job: JobVersion, queries: readonly StoredQuery[]): Promise<boolean[]> {
  const { rows } = await sql<{ listed: boolean[] }>`${sql.raw(adHoc)}
    select array[${sql.join(queries.map(conditionOf))}] as listed
    from ${rowOf(job)} and ${isShown()} and ${isHiring}`.execute(db);
  const [row] = rows;
  return queries.map((_, at) => row?.listed[at] === true);
}
