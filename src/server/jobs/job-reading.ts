/** One job in full with related ones (product 7.4), without what a person saved and applied for, in one statement. */
import { sql } from 'kysely';
import { relatedJobs } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/failures.ts';
import { isOver, statusOf } from './job-end-store.ts';
import { cardFields, detailFields } from './job-json.ts';
import { isShown } from './job-visibility-store.ts';

/** Hiring before Closed, then newest: for each kind an index's order, which stops early among a million jobs. */
const first = (table: string, status = sql.ref(`${table}.status`)) =>
  sql`order by ${status} desc, ${sql.raw(`${table}.date_added desc, ${table}.id desc limit ${relatedJobs}`)}`;
const alikeBy = (column: 'category' | 'industry') => sql`
  (select status, date_added, id from jobs
  where ${sql.ref(column)} = job.${sql.ref(column)} and id <> job.id and ${isOver} is not true and ${isShown()} ${first('jobs')})`;
/** Those whose row is still Hiring: never many, and the latest are enough. */
const alikeButOver = sql`
  (select 'Closed', date_added, id from jobs
  where ${isOver} and (category = job.category or industry = job.industry) and id <> job.id and ${isShown()}
  order by expires_on desc limit ${sql.lit(relatedJobs)})`;

const related = sql`
  select ${cardFields} from jobs where id in (
    select id from (${alikeBy('category')} union ${alikeBy('industry')} union ${alikeButOver}) as alike
    ${first('alike')}
  ) ${first('jobs', statusOf('jobs'))}`;

/** A job as JSON, and what related ones are alike in. */
export type FoundJob = { readonly json: string; readonly category: string; readonly industry: string };

type Reading = {
  readonly id: number;
  readonly helpNumbers: readonly string[];
  /** Who may see it though it is hidden. */
  readonly ownerId?: number;
};

/** Throws `not_found`. */
export async function readJob(db: Db, { id, helpNumbers, ownerId }: Reading): Promise<FoundJob> {
  const isTheirs =
    ownerId === undefined
      ? sql`(${isShown('job')} or job.employer_id is null)`
      : sql`job.employer_id = ${ownerId}`;
  const { rows } = await sql<FoundJob>`
    select row_to_json(detail)::text as json, detail.category, detail.industry from (
      select ${detailFields}, ${JSON.stringify(helpNumbers)}::json as help_numbers, (select coalesce(json_agg(card), '[]') from (${related}) as card) as "moreJobs"
      from jobs as job where id = ${id} and ${isTheirs}
    ) as detail`.execute(db);
  if (rows[0] === undefined) throw new Failure('not_found');
  return rows[0];
}
