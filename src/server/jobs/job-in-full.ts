/** One job in full with related ones (spec §7 GET /job/get/{id}), as a guest sees it, in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { relatedJobs } from '#contract/limits.ts';
import { builder, type ReadRow, slot, Statement } from '#server/database/statements.ts';
import { Failure } from '#server/http/failures.ts';
import { detailFields } from './job-json.ts';

const limit = sql.lit(relatedJobs);

/** Read in the order of an index, which stops early: this takes no longer among a million jobs. */
const alikeBy = (column: 'category' | 'industry'): RawBuilder<unknown> => sql`
  (select status, date_added, id from jobs
   where ${sql.ref(column)} = ${sql.ref(`wanted.${column}`)} and id <> wanted.id
   order by status desc, date_added desc, id desc limit ${limit})`;

/** Jobs of the same category or industry, Hiring before Closed, then newest first, without the job itself. */
const related = sql`
  select jobs.listed
  from (
    select distinct on (status, date_added, id) status, date_added, id
    from (${alikeBy('category')} union all ${alikeBy('industry')}) as either
    order by status desc, date_added desc, id desc limit ${limit}
  ) as alike
  join jobs on jobs.id = alike.id
  order by alike.status desc, alike.date_added desc, alike.id desc`;

const inFull = new Statement(
  sql`
    select row_to_json(job) from (
      select ${sql.join(detailFields('wanted'))},
        (select coalesce(json_agg(more.listed), '[]') from (${related}) as more) as "moreJobs"
      from jobs as wanted where wanted.id = ${slot<number>('id')}
    ) as job`.compile(builder),
  true,
);

/** The job as JSON. Throws `not_found`. */
export async function readJobInFull(read: ReadRow, id: number): Promise<Buffer> {
  const [json] = (await read(inFull, { id })) ?? [];
  if (!json) throw new Failure('not_found');
  return json;
}
