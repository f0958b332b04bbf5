/** Whether searches list a job (product 7.22): by the conditions of the list itself (job-search.ts), many searches at once. */
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { ofVerifiedCompany } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { forOnce } from '#server/database/statement-names.ts';
import { matching, type Search, searchFor } from '#server/search/search-condition.ts';
import { isHiring } from './job-end-store.ts';
import { filtersOf, fulfilling, type JobFilter, passing } from './job-filters.ts';
import { isShown } from './job-visibility-store.ts';

/** Searches that one statement asks of a job. */
const atOnce = 50;

const never = sql<SqlBool>`false`;

/** What a job must be to be listed by its words, and by clusters where no job has the words. */
type Asked = { readonly byWords: Expression<SqlBool>; readonly byClusters: Expression<SqlBool> };

const wanted = (filters: readonly JobFilter[], { verified }: JobsQuery): Expression<SqlBool>[] => [
  fulfilling(filters),
  ...(verified ? [ofVerifiedCompany] : []),
];
const every = (conditions: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;

function askedBy(query: JobsQuery): Asked {
  const filters = filtersOf(query);
  const words = searchFor(query.keyword);
  if (filters === 'nothing' || words === 'nothing') return { byWords: never, byClusters: never };
  const clusters = searchFor(query.keyword, 'clusters');
  const common = wanted(filters, query);
  const having = (search: Search | undefined) => every(search ? [...common, matching(search)] : common);
  return {
    byWords: having(words),
    byClusters: clusters === undefined || clusters === 'nothing' ? never : having(clusters),
  };
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
  const asked = queries.map(askedBy);
  const { rows } = await sql<Record<keyof Asked, boolean[]>>`${sql.raw(forOnce)}
    select array[${sql.join(asked.map(({ byWords }) => byWords))}] as "byWords",
      array[${sql.join(asked.map(({ byClusters }) => byClusters))}] as "byClusters"
    from ${rowOf(job)} and ${isShown()} and ${isHiring}`.execute(db);
  const [row] = rows;
  if (row === undefined) return queries.map(() => false);
  const listed: boolean[] = [];
  for (const [at, query] of queries.entries())
    listed.push(row.byWords[at] === true || (row.byClusters[at] === true && (await noneHasWords(db, query))));
  return listed;
}

/** Then the list looks for clusters. */
async function noneHasWords(db: Db, query: JobsQuery): Promise<boolean> {
  const filters = filtersOf(query);
  const words = searchFor(query.keyword);
  if (filters === 'nothing' || words === undefined || words === 'nothing') return false;
  const verified = query.verified ? sql`and ${ofVerifiedCompany}` : sql``;
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from jobs where ${passing(filters)} ${verified} and ${matching(words)}) as some`.execute(
    db,
  );
  return rows[0]?.some === false;
}
