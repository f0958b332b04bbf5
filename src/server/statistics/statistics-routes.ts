/** Routes for counting visits, and for what is counted (product 7.46, 7.48). */
import { type FastifyInstance } from 'fastify';
import { getBoardHealth } from '#contract/board-health.ts';
import { countSeen, countVisit, getJobStats } from '#contract/statistics.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { findChannelRefusal } from '#server/telegram/channel-store.ts';
import { readHealth } from './health-store.ts';
import * as counts from './count-store.ts';

type StatisticsContext = Services & { readonly telegramChannel?: string | undefined };

export function statisticsRoutes(
  app: FastifyInstance,
  { db, clock, limits, telegramChannel: channel }: StatisticsContext,
): void {
  mount(app, countSeen, async ({ address, caller, params: { id }, body: { from } }) => {
    await limitByAddress(limits, 'seen', address);
    if (caller?.acc_type !== 'operator')
      await counts.countSeen(db, clock(), { jobId: id, source: from, by: caller?.user_id });
    return undefined;
  });

  mount(app, countVisit, async ({ address, body: { returning } }) => {
    await limitByAddress(limits, 'visit', address);
    await counts.countVisit(db, clock(), returning);
    return undefined;
  });

  mount(app, getJobStats, ({ caller, params: { id } }) =>
    counts.readJobStats(db, id, caller.user_id, clock()),
  );

  mount(app, getBoardHealth, async ({ caller }) => {
    await limit(limits.operator, caller.user_id);
    const refused = channel === undefined ? undefined : await findChannelRefusal(db, channel);
    return {
      ...(await readHealth(db)),
      channel_refused_since: refused?.toISOString() ?? null,
    };
  });
}
