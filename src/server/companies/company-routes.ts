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
import { type Db } from '#server/database/connect.ts';
import { registerPictureParser } from '#server/http/api/body-parsers.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { SerializedReply, toJson } from '#server/http/api/serialized-reply.ts';
import { nodeCacheMs } from '#server/http/cache/guest-caching.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as companies from './company-store.ts';
import { makeLogo } from './logo-maker.ts';

const companiesCached = 500;

export function companyRoutes(
  app: FastifyInstance,
  { db, guestDb, clock, limits, changeEvents, review }: Services,
): void {
  // What it answers is counted over many applications, and a link that goes round is opened by many at once.
  const companiesIn = (from: Db) => {
    const known = new LoadingCache<SerializedReply>({
      name: 'companies',
      clock,
      ttlMs: nodeCacheMs,
      max: companiesCached,
    });
    changeEvents.on('companyChanged', () => known.clear());
    const load = async (id: number) =>
      new SerializedReply(toJson(getCompany, await companies.readCompany(from, id, clock())), {
        isShareable: true,
      });
    return (id: number) => known.get(String(id), () => load(id));
  };
  const forGuests = companiesIn(guestDb);
  // Replicas do not have at once what somebody has just written.
  const forPeople = guestDb === db ? forGuests : companiesIn(db);

  const own = async (employerId: number): Promise<OwnCompany> => ({
    ...(await companies.readOwnCompany(db, employerId, clock())),
    reviews: review,
  });
  const changed = (employerId: number): Promise<OwnCompany> => {
    changeEvents.emit('companyChanged');
    return own(employerId);
  };

  mount(app, getOwnCompany, ({ caller }) => own(caller.user_id));

  mount(app, getCompany, ({ params: { id }, caller }) =>
    caller === undefined ? forGuests(id) : forPeople(id),
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
