/** The calls about links that open a CV (product 7.38). */
import { type FastifyInstance } from 'fastify';
import * as contract from '#contract/cv-links.ts';
import { Failure } from '#server/http/api/failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as links from './cv-link-store.ts';

export function cvLinkRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, contract.makeCvLink, async ({ caller, body }) => {
    await limit(limits.cvLink, caller.user_id);
    const { days, share } = body;
    return links.makeCvLink(db, { userId: caller.user_id, days, share, now: clock() });
  });

  mount(app, contract.listCvLinks, ({ caller }) => links.listCvLinks(db, caller.user_id, clock()));

  mount(app, contract.endCvLink, async ({ caller, params }) => {
    if (!(await links.endCvLink(db, caller.user_id, params.id))) throw new Failure('not_found');
    return undefined;
  });

  mount(app, contract.openCvLink, async ({ address, body }) => {
    await limit(limits.cvLinkOpening, address);
    return links.openCvLink(db, body.token, clock());
  });
}
