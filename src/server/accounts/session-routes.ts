/** Routes for the caller's sessions (product 7.30) and security events (product 7.31). */
import { type FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, listSessions, rememberSession } from '#contract/devices.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { addEvents, listEvents } from './security-event-store.ts';
import * as sessions from './session-store.ts';

/** Counts equal devices. */
const countByDevice = (devices: readonly string[]) =>
  [...new Set(devices)].map((device) => ({
    device,
    times: devices.filter((each) => each === device).length,
  }));

export function sessionRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, listSessions, ({ caller }) => sessions.listSessions(db, caller, clock()));

  mount(app, endSession, ({ caller: { user_id }, params: { id } }) =>
    db.transaction().execute(async (trx) => {
      const ended = await sessions.closeSessionById(trx, user_id, id, clock());
      if (ended === undefined) throw new Failure('not_found');
      await addEvents(trx, [{ user_id, kind: 'session_ended', device: ended.device }], clock());
      return undefined;
    }),
  );

  mount(app, endOtherSessions, ({ caller }) =>
    db.transaction().execute(async (trx) => {
      const devices = await sessions.closeOtherSessions(trx, caller, clock());
      const events = countByDevice(devices).map((each) => ({
        user_id: caller.user_id,
        kind: 'session_ended' as const,
        ...each,
      }));
      await addEvents(trx, events, clock());
      return undefined;
    }),
  );

  mount(app, rememberSession, async ({ caller }) => {
    const { user_id, name, acc_type } = caller;
    // Sessions of operators end after 12 hours (product 7.2).
    if (acc_type === 'operator') throw new Failure('forbidden');
    await limit(limits.sessionChange, user_id);
    return { user_id, name, acc_type, token: await sessions.rememberSession(db, caller, clock()) };
  });

  mount(app, listSecurityEvents, ({ caller, query }) =>
    listEvents(db, caller.user_id, clock(), query.before),
  );
}
