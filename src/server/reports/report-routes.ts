/** The call that reports a job (product 7.16). */
import { type FastifyInstance } from 'fastify';
import { reportJob } from '#contract/reports.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { storeReport } from './report-store.ts';

export function reportRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, reportJob, async (call) => {
    await limit(limits.reportByAddress, call.address);
    if (call.caller !== undefined) await limit(limits.report, call.caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const { caller, address, body } = call;
      return new ReplyWithStatus(201, await storeReport(trx, body, { caller, address, now: clock() }));
    });
  });
}
