/** Rate limits by account, address and network: a limiter for each rule, in memory or in the database (docs/decisions/0007). */
import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import {
  type IRateLimiterOptions,
  type RateLimiterCompatibleAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperBlackAndWhite,
} from 'rate-limiter-flexible';
import { Counter } from 'prom-client';
import { type FastifyInstance } from 'fastify';
import { type Db } from '#server/database/connect.ts';
import { readDigestKey } from '#server/database/stored-secret.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { metricsRegistry } from '#server/http/observability/metrics.ts';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';
import { dailyCaps, globalRule, rules } from './rules.ts';
import { clientAddress, networksOf } from './client-address.ts';

const refused = new Counter({
  name: 'karngea_refused_total',
  help: 'What was refused as too much, by the rule that refused it.',
  labelNames: ['rule'],
  registers: [metricsRegistry],
});

/** The metric label of the global limit. */
const globalRuleName = 'everything';

// Every rule starts with 0, so that the first refusal shows as a change.
for (const rule of [...Object.keys(rules), ...Object.keys(dailyCaps), globalRuleName])
  refused.inc({ rule }, 0);

/** @param rule a name from rules.ts, as labels must not come from callers */
export const countRefused = (rule: string): void => refused.inc({ rule });

/** `keyPrefix` is the name of the rule. */
type RateLimiter = Pick<
  RateLimiterCompatibleAbstract,
  'consume' | 'get' | 'keyPrefix' | 'penalty' | 'reward' | 'set'
>;
export type RateLimits = Readonly<Record<keyof typeof rules, RateLimiter>>;

function limitsBy(create: (options: IRateLimiterOptions) => RateLimiter): RateLimits {
  const limiters = Object.entries(rules).map(([keyPrefix, rule]) => [
    keyPrefix,
    create({ keyPrefix, ...rule }),
  ]);
  // The compiler cannot see that the keys are those of `rules`.
  return Object.fromEntries(limiters) as RateLimits;
}

/** For a single node; lost on restart. */
export const memoryLimits = (): RateLimits => limitsBy((options) => new BoundedMemoryLimiter(options));

/**
 * For nodes that share a database. Each count is one statement, which may throw DatabaseError.
 * @param digestKey names and addresses are personal data, so only their HMACs are stored
 */
function databaseLimits(db: Db, digestKey: string): RateLimits {
  class DigestingLimiter extends RateLimiterPostgres {
    override getKey(key: string | number): string {
      return createHmac('sha256', digestKey).update(super.getKey(key)).digest('base64url');
    }
  }
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return limitsBy(
    (options) =>
      new DigestingLimiter({
        ...options,
        storeClient,
        storeType: 'client',
        tableName: 'rate_limit_points',
        tableCreated: true,
        // housekeeping.ts deletes expired rows.
        clearExpiredByTimeout: false,
      }),
  );
}

/** For load tests: limits that allow everything. */
const noLimits = (): RateLimits =>
  limitsBy(
    (options) =>
      new RLWrapperBlackAndWhite({ limiter: new BoundedMemoryLimiter(options), isWhiteListed: () => true }),
  );

type LimitOptions = { readonly isShared: boolean; readonly rateLimit: boolean };

/** In the database if nodes share it, otherwise in memory, with exceptions. */
export async function chooseLimits(db: Db, { isShared, rateLimit }: LimitOptions): Promise<RateLimits> {
  if (!rateLimit) return noLimits();
  const inDatabase = databaseLimits(db, await readDigestKey(db));
  const inMemory = memoryLimits();
  return isShared
    ? // Loose limits on frequent calls: counting them in the database would cost more than it saves.
      {
        ...inDatabase,
        searchHelp: inMemory.searchHelp,
        search: inMemory.search,
        picture: inMemory.picture,
        seen: inMemory.seen,
        visit: inMemory.visit,
        change: inMemory.change,
      }
    : // Known log-ins must survive a restart.
      { ...inMemory, knownLogIn: inDatabase.knownLogIn };
}

/** The failure for a refused call. */
export function tooMany({ keyPrefix }: RateLimiter, { msBeforeNext }: RateLimiterRes): Failure {
  countRefused(keyPrefix);
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new Failure('rate_limited', { retryAfter, rule: keyPrefix });
}

/** Consumes points; throws `rate_limited` if too few are left. */
export async function limit(limiter: RateLimiter, key: string | number, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooMany(limiter, refused) : refused;
  }
}

/** A count in one of the caller's networks. */
type NetworkCount = { readonly share: number; readonly count: RateLimiterRes };

type Counting = {
  /** Narrows the count, for example to one name. */
  readonly who?: string;
  readonly points?: number;
};

/** Counts a call under the caller's networks, also past the limit. */
export const countByAddress = (
  limiter: RateLimiter,
  address: string,
  { who = '', points = 1 }: Counting = {},
): Promise<readonly NetworkCount[]> =>
  Promise.all(
    networksOf(address).map(async ({ network, share }) => ({
      share,
      count: await limiter.penalty(`${network} ${who}`, points),
    })),
  );

/** Whether `countByAddress` has counted it for the caller's own network. */
export async function isCountedByAddress(
  limiter: RateLimiter,
  address: string,
  who: string,
): Promise<boolean> {
  const [own] = networksOf(address);
  return (await limiter.get(`${own?.network} ${who}`)) !== null;
}

/** Takes back what `countByAddress` counted. */
export async function uncountByAddress(
  limiter: RateLimiter,
  address: string,
  { who = '' }: Counting = {},
): Promise<void> {
  await Promise.all(networksOf(address).map(({ network }) => limiter.reward(`${network} ${who}`)));
}

/** The count that is over the limit; undefined if none is. */
export const exceeded = (counts: readonly NetworkCount[], points: number): RateLimiterRes | undefined =>
  counts.find(({ share, count }) => count.consumedPoints > points * share)?.count;

/** Counts a call under the caller's networks; throws `rate_limited` if one of them is over its limit. */
export async function limitByAddress(
  limits: RateLimits,
  rule: keyof RateLimits,
  address: string,
  counting: Counting = {},
): Promise<void> {
  await refuseExceeded(limits[rule], rules[rule].points, address, counting);
}

async function refuseExceeded(
  limiter: RateLimiter,
  limit: number,
  address: string,
  counting: Counting = {},
): Promise<void> {
  const over = exceeded(await countByAddress(limiter, address, counting), limit);
  if (over) throw tooMany(limiter, over);
}

/** Applies the limit to a scope. */
export type LimitScope = (scope: FastifyInstance) => void;

/** One limit on calls of any kind, shared by all scopes. In memory, because asking the database would be a flood as well. */
export function createGlobalRateLimit(): LimitScope {
  const limiter = new BoundedMemoryLimiter({ keyPrefix: globalRuleName, ...globalRule });
  return (scope) =>
    void scope.addHook('onRequest', (request) =>
      refuseExceeded(limiter, globalRule.points, clientAddress(request)),
    );
}
