/** Routes for counts, messages to the team, liveness and readiness (product 7.10). */
import { type FastifyInstance } from 'fastify';
import { type Transaction } from 'kysely';
import { getHealth, getReady, getStats, sendMessage, type Stats } from '#contract/site.ts';
import { getSite, type SiteInfo } from '#contract/site-info.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { SerializedReply, toJson } from '#server/http/api/serialized-reply.ts';
import { limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Db } from '#server/database/connect.ts';
import { type Counted, type Tables } from '#server/database/tables.ts';

/**
 * Counts visible jobs, hiring or closed, and accounts by type. The triggers count_jobs and count_users add a row to `counts`
 * for each statement that inserts or deletes some.
 */
export async function countAll(db: Db): Promise<Stats> {
  const counts = await db
    .selectFrom('counts')
    .select(({ fn }) => ['counted', fn.sum<number>('amount').as('count')])
    .select((eb) =>
      eb
        .selectFrom('hidden_jobs')
        .select(({ fn }) => fn.countAll<number>().as('hidden'))
        .as('hidden'),
    )
    .groupBy('counted')
    .execute();
  const total = (counted: Counted) => counts.find((row) => row.counted === counted)?.count ?? 0;
  return {
    jobs: total('job') - (counts[0]?.hidden ?? 0),
    employee: total('employee'),
    employer: total('employer'),
  };
}

type Message = { email: string; text: string; name: string };

/** Stores a message to the team; `userId` is undefined for a guest. */
function storeMessage(
  trx: Transaction<Tables>,
  message: Message,
  userId: number | undefined,
  now: Date,
): Promise<{ id: number }> {
  return trx
    .insertInto('messages')
    .values({ ...message, user_id: userId ?? null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type SiteContext = Services & { readonly site: SiteInfo };

export function siteRoutes(
  app: FastifyInstance,
  { db, clock, limits, changeEvents, ping, site }: SiteContext,
): void {
  const counts = new LoadingCache<SerializedReply>({ name: 'stats', clock, ttlMs: 5 * secondMs, max: 1 });
  for (const event of ['posted', 'registered'] as const) changeEvents.on(event, () => counts.clear());
  const loadCounts = async () =>
    new SerializedReply(toJson(getStats, await countAll(db)), { isShareable: true });

  mount(app, getStats, () => counts.get('all', loadCounts));

  mount(app, getSite, async () => site);

  mount(app, sendMessage, async (call) => {
    await limitByAddress(limits, 'message', call.address);
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
