/** The calls about where one is logged in (product 7.30). */
import { type FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, listSessions } from '#contract/devices.ts';
import { Failure } from '#server/http/api/failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as sessions from './session-store.ts';

export function sessionRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, listSessions, ({ caller }) => sessions.listSessions(db, caller, clock()));
  mount(app, endSession, async ({ caller, params: { id } }) => {
    if (!(await sessions.closeSessionById(db, caller.user_id, id, clock()))) throw new Failure('not_found');
    return undefined;
  });
  mount(app, endOtherSessions, async ({ caller }) => {
    await sessions.closeOtherSessions(db, caller);
    return undefined;
  });
}
