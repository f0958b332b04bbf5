/** The calls about the site as a whole (spec §7): counts, messages, liveness. */
import { type FastifyInstance } from 'fastify';
import { getHealth, getStats, sendMessage, type Stats } from '#contract/site.ts';
import { briefCache } from '#server/http/cache/loading-cache.ts';
import { Outcome } from '#server/http/api/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { once } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, rules } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { countAll, keepMessage } from './site-store.ts';

export function siteRoutes(app: FastifyInstance, { db, clock, limiter, changes, ping }: Services): void {
  const counts = briefCache<Stats>(clock, 5 * secondMs, 1);
  changes.onChange(() => counts.drop());

  mount(app, getStats, () => counts.get('all', () => countAll(db)));

  mount(app, sendMessage, async (call) => {
    await limit(limiter, `message:${call.address}`, rules.message);
    return once(db, clock, call, async (trx) => {
      const { id } = await keepMessage(trx, call.body, call.caller?.user_id, clock());
      return new Outcome(201, { id });
    });
  });

  mount(app, getHealth, async () => {
    const database = await ping().then(
      () => 'up' as const,
      () => 'down' as const,
    );
    return { status: 'ok' as const, database };
  });
}
