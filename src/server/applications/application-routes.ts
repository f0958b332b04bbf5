/** The calls about applications (product 7.7). */
import { type FastifyInstance } from 'fastify';
import { getApplication } from '#contract/application-details.ts';
import { countApplications, listNarrowing } from '#contract/application-overview.ts';
import {
  decideApplications,
  markApplication,
  withdrawApplication,
  decideApplication,
} from '#contract/application-handling.ts';
import { apply } from '#contract/applications.ts';
import { pageApplications } from '#contract/list-pages.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { applicationExport } from './application-export.ts';
import * as lists from './application-list.ts';
import { countApplications as count, readNarrowing } from './application-overview.ts';
import * as applications from './application-store.ts';
import { apply as makeApplication } from './apply.ts';
import { decideMany } from './decide-many.ts';
import { markApplication as mark } from './mark-application.ts';
import { messageRoutes } from './message-routes.ts';
import { withdraw } from './withdraw.ts';

export function applicationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, dailyCaps, limits } = services;
  messageRoutes(app, services);
  applicationExport(app, services);

  mount(app, apply, (call) =>
    runIdempotent(db, clock, call, (trx) =>
      makeApplication(trx, {
        userId: call.caller.user_id,
        jobId: call.body.job_id,
        share: call.body.share,
        now: clock(),
        cap: dailyCaps?.applications,
      }),
    ),
  );

  mount(app, pageApplications, ({ caller, query: { after, order, ...asking } }) =>
    after === undefined
      ? lists.listApplications(db, caller, asking)
      : lists.pageApplications(db, caller, { ...asking, order, after }),
  );

  mount(app, countApplications, ({ caller }) => count(db, caller.user_id));
  mount(app, listNarrowing, ({ caller }) => readNarrowing(db, caller.user_id));

  mount(app, getApplication, ({ caller, params }) =>
    applications.readApplication(db, params.id, caller, clock()),
  );

  mount(app, markApplication, ({ caller, params, body }) =>
    db
      .transaction()
      .execute((trx) =>
        mark(trx, { id: params.id, employerId: caller.user_id, starred: body.starred, note: body.note }),
      ),
  );

  mount(app, withdrawApplication, (call) =>
    runIdempotent(db, clock, call, async (trx) => {
      await withdraw(trx, { id: call.params.id, applicant: call.caller, now: clock() });
      return new ReplyWithStatus(204, undefined);
    }),
  );

  mount(app, decideApplication, (call) =>
    runIdempotent(db, clock, call, async (trx) => {
      const deciding = { ...call.body, id: call.params.id, employerId: call.caller.user_id, now: clock() };
      return new ReplyWithStatus(200, await applications.decide(trx, deciding));
    }),
  );

  mount(app, decideApplications, async (call) => {
    await limit(limits.decideMany, call.caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const deciding = { ...call.body, employerId: call.caller.user_id, now: clock() };
      return new ReplyWithStatus(200, await decideMany(trx, deciding));
    });
  });
}
