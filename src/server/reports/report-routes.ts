/** Route for reporting a job (product 7.16). */
import { type FastifyInstance } from 'fastify';
import { type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { createHmac } from 'node:crypto';
import { type report, reportJob } from '#contract/reports.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { isForeignKeyViolation } from '#server/database/database-error.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { type Db } from '#server/database/connect.ts';
import { readDigestKey } from '#server/database/stored-secret.ts';

/** An account or address can report a job once (product 3.16). */
type Reporter = {
  readonly caller: { readonly user_id: number } | undefined;
  readonly address: string;
};

/** For guests an HMAC of the address: it is not stored itself, and cannot be guessed without the secret. */
async function reporterKey(db: Db, { caller, address }: Reporter): Promise<string> {
  if (caller !== undefined) return `user:${caller.user_id}`;
  return `guest:${createHmac('sha256', await readDigestKey(db))
    .update(address)
    .digest('base64url')}`;
}

type Trx = Transaction<Tables>;
type Report = z.output<typeof report>;

/**
 * Stores the report, or returns the earlier one of this account or address about the job, even if it is decided. Throws
 * `not_found` for a job that is not public.
 */
async function storeReport(
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
      // The job was deleted after the check above.
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

export function reportRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, reportJob, async (call) => {
    await limitByAddress(limits, 'reportByAddress', call.address);
    if (call.caller !== undefined) await limit(limits.report, call.caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const { caller, address, body } = call;
      return new ReplyWithStatus(201, await storeReport(trx, body, { caller, address, now: clock() }));
    });
  });
}
