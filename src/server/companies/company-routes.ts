/** The calls about companies (product 7.15). */
import { type FastifyInstance } from 'fastify';
import {
  askToVerify,
  getCompany,
  getOwnCompany,
  type OwnCompany,
  removeLogo,
  setLogo,
  updateCompany,
} from '#contract/companies.ts';
import { registerPictureParser } from '#server/http/api/body-parsers.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { SerializedReply, toJson } from '#server/http/api/serialized-reply.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { secondMs } from '#server/http/clock.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as companies from './company-store.ts';
import { makeLogo } from './logo-maker.ts';

const companiesCached = 500;

export function companyRoutes(
  app: FastifyInstance,
  { db, clock, limits, changeEvents, review }: Services,
): void {
  // What it answers is counted over many applications, and a link that goes round is opened by many at once.
  const known = new LoadingCache<SerializedReply>({ clock, ttlMs: secondMs, max: companiesCached });
  changeEvents.on('companyChanged', () => known.clear());

  const own = async (employerId: number): Promise<OwnCompany> => ({
    ...(await companies.readOwnCompany(db, employerId, clock())),
    reviews: review,
  });
  const changed = (employerId: number): Promise<OwnCompany> => {
    changeEvents.emit('companyChanged');
    return own(employerId);
  };

  mount(app, getOwnCompany, ({ caller }) => own(caller.user_id));

  mount(app, getCompany, ({ params: { id } }) =>
    known.get(
      String(id),
      async () =>
        new SerializedReply(toJson(getCompany, await companies.readCompany(db, id, clock())), {
          isShareable: true,
        }),
    ),
  );

  mount(app, updateCompany, async ({ caller, body }) => {
    await limit(limits.companyChange, caller.user_id);
    await companies.writeCompany(db, caller.user_id, body);
    return changed(caller.user_id);
  });

  mount(app, removeLogo, async ({ caller }) => {
    await limit(limits.companyChange, caller.user_id);
    await companies.writeLogo(db, caller.user_id, null, clock());
    return changed(caller.user_id);
  });

  mount(app, askToVerify, async ({ caller: { user_id: employerId }, body }) => {
    await limit(limits.companyChange, employerId);
    const before = await companies.askForMark(db, body, { employerId, now: clock() });
    if (before === 'verified') return new ReplyWithStatus(200, { state: before });
    return new ReplyWithStatus(before === 'waiting' ? 200 : 201, { state: 'waiting' as const });
  });

  // A scope of its own: nowhere else is a picture a body.
  void app.register(async (pictures) => {
    registerPictureParser(pictures);
    mount(pictures, setLogo, async ({ caller, body }) => {
      await limit(limits.logo, caller.user_id);
      await companies.writeLogo(db, caller.user_id, await makeLogo(body), clock());
      return changed(caller.user_id);
    });
  });
}
