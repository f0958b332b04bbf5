/** Routes for saved searches (product 7.22). */
import { type FastifyInstance } from 'fastify';
import { addAlert, changeAlert, listAlerts, removeAlert } from '#contract/alerts.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as alerts from './alert-store.ts';

export function alertRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, listAlerts, ({ caller }) => alerts.listAlerts(db, caller.user_id));

  mount(app, addAlert, (call) =>
    runIdempotent(db, clock, call, async (trx) => {
      const owner = { userId: call.caller.user_id, now: clock() };
      return new ReplyWithStatus(201, await alerts.addAlert(trx, call.body, owner));
    }),
  );

  mount(app, changeAlert, ({ caller, params, body }) =>
    db
      .transaction()
      .execute((trx) =>
        alerts.changeAlert(trx, { id: params.id, input: body, userId: caller.user_id, now: clock() }),
      ),
  );

  mount(app, removeAlert, async ({ caller, params }) => {
    await alerts.deleteAlert(db, caller.user_id, params.id);
    return undefined;
  });
}
