/** Routes for companies (product 7.15). */
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
import { isUnderReview } from '#server/reports/person-report-store.ts';
import { type Services } from '#server/http/services.ts';
import * as companies from './company-store.ts';
import { makeLogo } from './logo-maker.ts';

const companiesCached = 500;

export function companyRoutes(
  app: FastifyInstance,
  { db, guestDb, clock, limits, changeEvents, review }: Services,
): void {
  // Statistics over many applications are expensive, and many people open a shared link at once.
  const createCache = (from: Db) => {
    const cache = new LoadingCache<SerializedReply>({
      name: 'companies',
      clock,
      ttlMs: nodeCacheMs,
      max: companiesCached,
    });
    changeEvents.on('companyChanged', () => cache.clear());
    const load = async (id: number) =>
      new SerializedReply(toJson(getCompany, await companies.readCompany(from, id, clock())), {
        isShareable: true,
      });
    return (id: number) => cache.get(String(id), () => load(id));
  };
  const forGuests = createCache(guestDb);
  // Replicas lag behind what a user has just written.
  const forUsers = guestDb === db ? forGuests : createCache(db);

  const getOwn = async (employerId: number): Promise<OwnCompany> => ({
    ...(await companies.readOwnCompany(db, employerId, clock())),
    reviews: review,
    under_review: await isUnderReview(db, employerId),
    unclaimed: false,
  });
  const afterChange = (employerId: number): Promise<OwnCompany> => {
    changeEvents.emit('companyChanged');
    return getOwn(employerId);
  };

  mount(app, getOwnCompany, ({ caller }) => getOwn(caller.user_id));

  mount(app, getCompany, ({ params: { id }, caller }) =>
    caller === undefined ? forGuests(id) : forUsers(id),
  );

  mount(app, updateCompany, async ({ caller, body }) => {
    await limit(limits.companyChange, caller.user_id);
    await companies.writeCompany(db, caller.user_id, body);
    return afterChange(caller.user_id);
  });

  mount(app, removeLogo, async ({ caller }) => {
    await limit(limits.companyChange, caller.user_id);
    await companies.writeLogo(db, caller.user_id, null, clock());
    return afterChange(caller.user_id);
  });

  mount(app, askToVerify, async ({ caller: { user_id: employerId }, body }) => {
    await limit(limits.companyChange, employerId);
    const previous = await companies.requestVerification(db, body, { employerId, now: clock() });
    if (previous === 'verified') return new ReplyWithStatus(200, { state: previous });
    return new ReplyWithStatus(previous === 'waiting' ? 200 : 201, { state: 'waiting' as const });
  });

  // In a scope of its own: only this route accepts pictures.
  void app.register(async (scope) => {
    registerPictureParser(scope);
    mount(scope, setLogo, async ({ caller, body }) => {
      await limit(limits.logo, caller.user_id);
      await companies.writeLogo(db, caller.user_id, await makeLogo(body), clock());
      return afterChange(caller.user_id);
    });
  });
}
