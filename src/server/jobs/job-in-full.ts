/** One job in full with related ones (spec §7 GET /job/get/{id}), as a guest sees it, in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { relatedJobs } from '#contract/limits.ts';
import { builder, type ReadRow, slot, Statement } from '#server/database/statements.ts';
import { Failure } from '#server/http/api/failures.ts';
import { inFull, ownColumns } from './job-json.ts';

const order = sql`order by status desc, date_added desc, id desc`;
const limit = sql.lit(relatedJobs);

/** Read in the order of an index, which stops early: this takes no longer among a million jobs. */
const alikeBy = (column: 'category' | 'industry'): RawBuilder<unknown> => sql`
(select status, date_added, id, listed, category from jobs
where ${sql.ref(column)} = wanted.${sql.ref(column)} and id <> wanted.id ${order} limit ${limit})`;

/**
 * Jobs of the same category or industry, Hiring before Closed, then newest first, without the job itself. Those of the
 * industry that are of the category, too, are among those of the category, or come after all of them. Each part says
 * its order again, so that they are merged and read no further than is needed.
 */
const related = sql`
select listed from (${alikeBy('category')} union all
(select * from ${alikeBy('industry')} as i where category <> wanted.category ${order})) as either
${order} limit ${limit}`;

const statement = new Statement(
  sql`select listed, (select row_to_json(own) from (select ${sql.join(ownColumns)}) as own),
(select coalesce(json_agg(listed), '[]') from (${related}) as more)
from jobs as wanted where id = ${slot<number>('id')}`.compile(builder),
  true,
);

/** The job as JSON. Throws `not_found`. */
export async function readJobInFull(read: ReadRow, id: number): Promise<Buffer> {
  const [listed, own, alike] = (await read(statement, { id })) ?? [];
  if (!listed || !own || !alike) throw new Failure('not_found');
  return inFull(listed, own, alike);
}
