/** Routes for CVs (product 7.8) and links that open them (product 7.38). */
import { type FastifyInstance } from 'fastify';
import { createCv, getCv, updateCv } from '#contract/cvs.ts';
import { etagOf, ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as contract from '#contract/cv-links.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { createCvLink, deleteCvLink, listCvLinks, openCvLink } from './cv-link-store.ts';
import * as cvs from './cv-store.ts';

function cvLinkRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, contract.makeCvLink, async ({ caller, body }) => {
    await limit(limits.cvLink, caller.user_id);
    const { days, share } = body;
    return createCvLink(db, { caller, days, share, now: clock() });
  });

  mount(app, contract.listCvLinks, ({ caller }) => listCvLinks(db, caller.user_id, clock()));

  mount(app, contract.endCvLink, async ({ caller, params }) => {
    if (!(await deleteCvLink(db, caller.user_id, params.id))) throw new Failure('not_found');
    return undefined;
  });

  mount(app, contract.openCvLink, async ({ address, body }) => {
    await limitByAddress(limits, 'cvLinkOpening', address);
    return openCvLink(db, body.token, clock());
  });
}

const withVersion = (status: number, { cv, version }: cvs.VersionedCv) =>
  new ReplyWithStatus(status, cv, etagOf(version));

export function cvRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  cvLinkRoutes(app, services);
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
