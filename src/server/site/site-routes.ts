/** The calls about the site as a whole (product 7.10): counts, messages, liveness, readiness. */
import { type FastifyInstance } from 'fastify';
import { getHealth, getReady, getStats, sendMessage } from '#contract/site.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { Failure } from '#server/http/api/failures.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { SerializedReply, toJson } from '#server/http/api/serialized-reply.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { countAll, storeMessage } from './site-store.ts';

export function siteRoutes(app: FastifyInstance, { db, clock, limits, changeEvents, ping }: Services): void {
  const counts = new LoadingCache<SerializedReply>({ name: 'stats', clock, ttlMs: 5 * secondMs, max: 1 });
  for (const event of ['posted', 'registered'] as const) changeEvents.on(event, () => counts.clear());
  const countAnew = async () =>
    new SerializedReply(toJson(getStats, await countAll(db)), { isShareable: true });

  mount(app, getStats, () => counts.get('all', countAnew));

  mount(app, sendMessage, async (call) => {
    await limit(limits.message, call.address);
    return runIdempotent(db, clock, call, async (trx) => {
      const { id } = await storeMessage(trx, call.body, call.caller?.user_id, clock());
      return new ReplyWithStatus(201, { id });
    });
  });

  mount(app, getHealth, async () => {
    const database = await ping().then(
      () => 'up' as const,
      () => 'down' as const,
    );
    return { status: 'ok' as const, database };
  });

  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  mount(app, getReady, async () => {
    if (isDraining) throw new Failure('unavailable', { retryAfter: 5 });
    await ping();
    return { status: 'ready' as const };
  });
}
