/** Whether searches list a job (product 7.22): by the conditions of the list itself (job-search.ts), many searches at once. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { hasVerifiedCompany } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { adHoc } from '#server/database/statements.ts';
import { clausesOf, isMatch, searchQuery } from '#server/search/search-query.ts';
import { isHiring } from '../job-end-store.ts';
import { filtersOf, fulfilling } from './job-filters.ts';
import { isShown } from '../job-visibility-store.ts';

/** Searches that one statement asks of a job. */
const atOnce = 50;

const never = sql<SqlBool>`false`;

/** The conditions of the list; typos in the keyword aren't corrected (product 7.22). */
function conditionOf(query: JobsQuery): RawBuilder<SqlBool> {
  const filters = filtersOf(query);
  const clauses = clausesOf(query.keyword);
  if (filters === 'nothing' || clauses === 'nothing') return never;
  const conditions = [
    fulfilling(filters),
    ...(query.verified ? [hasVerifiedCompany] : []),
    ...(clauses ? [isMatch(searchQuery(clauses))] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** A job as it is, or as it was before an edit (new-job-store.ts). */
export type AskedJob = { readonly id: number; readonly beforeEdit?: number | undefined };

const rowOf = ({ id, beforeEdit }: AskedJob): RawBuilder<unknown> =>
  beforeEdit === undefined
    ? sql`jobs where id = ${id}`
    : sql`job_edits, jsonb_populate_record(null::jobs, job_edits.before) as jobs where job_edits.id = ${beforeEdit}`;

/** Which of the searches list the job, in their order; none lists one that is closed or hidden. */
export async function listedBy(db: Db, job: AskedJob, queries: readonly JobsQuery[]): Promise<boolean[]> {
  const listed: boolean[] = [];
  for (let from = 0; from < queries.length; from += atOnce)
    listed.push(...(await listedBySome(db, job, queries.slice(from, from + atOnce))));
  return listed;
}

async function listedBySome(db: Db, job: AskedJob, queries: readonly JobsQuery[]): Promise<boolean[]> {
  const { rows } = await sql<{ listed: boolean[] }>`${sql.raw(adHoc)}
    select array[${sql.join(queries.map(conditionOf))}] as listed
    from ${rowOf(job)} and ${isShown()} and ${isHiring}`.execute(db);
  const [row] = rows;
  return queries.map((_, at) => row?.listed[at] === true);
}
