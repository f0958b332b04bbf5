/** Route for reports of jobs, companies and people (product 7.16). */
import { type FastifyInstance } from 'fastify';
import { type Transaction } from 'kysely';
import { createHmac } from 'node:crypto';
import { type Report, type ReportReason, reportJob } from '#contract/reports.ts';
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
import { storePersonReport } from './person-report-store.ts';

/** An HMAC of the address: it is not stored itself, and cannot be guessed without the secret. */
const digestOf = async (db: Db, address: string): Promise<string> =>
  createHmac('sha256', await readDigestKey(db))
    .update(address)
    .digest('base64url');

type Trx = Transaction<Tables>;

/** An account or address can report a job, company or application once (product 3.16). */
type Reporter = {
  readonly caller: { readonly user_id: number } | undefined;
  readonly key: string;
  /** A digest of the address. */
  readonly network: string;
  readonly now: Date;
};

type JobReport = {
  readonly job_id: number;
  readonly reason: ReportReason;
  readonly text: string;
};

/**
 * Stores the report, or returns the earlier one of this account or address about the job, even if it is decided. Throws
 * `not_found` for a job that is not public.
 */
async function storeReport(
  trx: Trx,
  { job_id, reason, text }: JobReport,
  { caller, key, network, now }: Reporter,
): Promise<{ id: number }> {
  const job = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job_id)
    .where(isShown())
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const stored = await trx
    .insertInto('reports')
    .values({
      job_id,
      reporter_id: caller?.user_id ?? null,
      reporter_key: key,
      network,
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

/** The contract refuses other reasons for jobs. */
const isJobReport = (body: Report): body is Report & JobReport => body.job_id !== null;

export function reportRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, reportJob, async (call) => {
    await limitByAddress(limits, 'reportByAddress', call.address);
    if (call.caller !== undefined) await limit(limits.report, call.caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const { caller, body } = call;
      const network = await digestOf(trx, call.address);
      const key = caller === undefined ? `guest:${network}` : `user:${caller.user_id}`;
      const reporter = { caller, key, network, now: clock() };
      const stored = isJobReport(body)
        ? await storeReport(trx, body, reporter)
        : await storePersonReport(trx, body, reporter);
      return new ReplyWithStatus(201, stored);
    });
  });
}
