/** The calls about applications (product 7.7). */
import { type FastifyInstance } from 'fastify';
import { getApplication } from '#contract/application-details.ts';
import { apply, decideApplication, listApplications } from '#contract/applications.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as applications from './application-store.ts';
import { apply as makeApplication } from './apply.ts';

export function applicationRoutes(app: FastifyInstance, { db, clock, dailyCaps }: Services): void {
  mount(app, apply, (call) =>
    runIdempotent(db, clock, call, (trx) =>
      makeApplication(trx, {
        userId: call.caller.user_id,
        jobId: call.body.job_id,
        now: clock(),
        cap: dailyCaps?.applications,
      }),
    ),
  );

  mount(app, listApplications, ({ caller }) => applications.listApplications(db, caller));

  mount(app, getApplication, ({ caller, params }) => applications.readApplication(db, params.id, caller));

  mount(app, decideApplication, (call) =>
    runIdempotent(db, clock, call, async (trx) => {
      const deciding = { ...call.body, id: call.params.id, employerId: call.caller.user_id, now: clock() };
      return new ReplyWithStatus(200, await applications.decide(trx, deciding));
    }),
  );
}
