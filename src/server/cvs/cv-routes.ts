/** Routes for CVs (product 7.8). */
import { type FastifyInstance } from 'fastify';
import { createCv, getCv, updateCv } from '#contract/cvs.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { etagOf } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as cvs from './cv-store.ts';

const withVersion = (status: number, { cv, version }: cvs.VersionedCv) =>
  new ReplyWithStatus(status, cv, etagOf(version));

export function cvRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, getCv, async ({ params: { user_id }, caller }) =>
    caller.user_id === user_id
      ? withVersion(200, await cvs.getOwnCv(db, user_id))
      : cvs.getSentCv(db, user_id, caller.user_id),
  );
  mount(app, createCv, (call) =>
    runIdempotent(db, clock, call, async (trx) =>
      withVersion(201, await cvs.createCv(trx, call.caller.user_id, call.body, clock())),
    ),
  );
  mount(app, updateCv, async ({ caller, body, ifMatch }) =>
    withVersion(
      200,
      await cvs.replaceCv(db, {
        userId: caller.user_id,
        input: body,
        now: clock(),
        ifMatch,
      }),
    ),
  );
}
