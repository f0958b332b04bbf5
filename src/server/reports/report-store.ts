/** Reports as they are stored (product 3.16, 7.16); they hide nothing by themselves. */
import { type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type report } from '#contract/reports.ts';
import { isForeignKeyViolation } from '#server/database/database-error.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { type Reporter, reporterKey } from './reporter-key.ts';

type Trx = Transaction<Tables>;
type Report = z.output<typeof report>;

/**
 * Stores the report, or gives the one that the same account or address made of the job before, also when that is decided.
 * Throws `not_found` for a job that others than its owner cannot see.
 */
export async function storeReport(
  trx: Trx,
  { job_id, reason, text }: Report,
  { now, ...reporter }: Reporter & { readonly now: Date },
): Promise<{ id: number }> {
  const job = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job_id)
    .where(isShown())
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const key = await reporterKey(trx, reporter);
  const stored = await trx
    .insertInto('reports')
    .values({
      job_id,
      reporter_id: reporter.caller?.user_id ?? null,
      reporter_key: key,
      reason,
      text,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'reporter_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      // It was deleted since the look above.
      throw isForeignKeyViolation(error) ? new Failure('not_found') : error;
    });
  if (stored !== undefined) return stored;
  return trx
    .selectFrom('reports')
    .select('id')
    .where('job_id', '=', job_id)
    .where('reporter_key', '=', key)
    .executeTakeFirstOrThrow();
}
