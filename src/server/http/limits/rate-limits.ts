/** A limiter for each rule, in this process or in the database (docs/decisions/0007). */
import { createHash } from 'node:crypto';
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
import { Failure } from '#server/http/api/failures.ts';
import { metricsRegistry } from '#server/http/observability/metrics.ts';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';
import { dailyCaps, globalRule, rules } from './rules.ts';
import { clientAddress } from './client-address.ts';

/** Limits the calls of a scope. */
export type LimitScope = (scope: FastifyInstance) => void;

/** Gives one limit for all scopes that it is put on. */
export function createGlobalRateLimit(): LimitScope {
  const limiter = new BoundedMemoryLimiter({ keyPrefix: globalRuleName, ...globalRule });
  return (scope) => void scope.addHook('onRequest', (request) => limit(limiter, clientAddress(request)));
}

const refused = new Counter({
  name: 'karngea_refused_total',
  help: 'What was refused as too much, by the rule that refused it.',
  labelNames: ['rule'],
  registers: [metricsRegistry],
});

/** The name of the limit on calls of any kind. */
export const globalRuleName = 'everything';

// Those that never refused anything are there, too: so a first refusal is a change.
for (const rule of [...Object.keys(rules), ...Object.keys(dailyCaps), globalRuleName])
  refused.inc({ rule }, 0);

/** @param rule a name of rules.ts: nothing that a caller can choose */
export const countRefused = (rule: string): void => refused.inc({ rule });

/** `keyPrefix` is the rule's name. */
export type RateLimiter = Pick<
  RateLimiterCompatibleAbstract,
  'consume' | 'get' | 'keyPrefix' | 'penalty' | 'reward' | 'set'
>;
export type RateLimits = Readonly<Record<keyof typeof rules, RateLimiter>>;

function limitsBy(create: (options: IRateLimiterOptions) => RateLimiter): RateLimits {
  const limiters = Object.entries(rules).map(([keyPrefix, rule]) => [
    keyPrefix,
    create({ keyPrefix, ...rule }),
  ]);
  // Made of the rules' own entries, which the compiler cannot see.
  return Object.fromEntries(limiters) as RateLimits;
}

/** For one node, and forgotten when it ends. */
export const memoryLimits = (): RateLimits => limitsBy((options) => new BoundedMemoryLimiter(options));

/** Names and addresses are people's, so only a digest of them is stored. */
class DigestingPostgresLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return createHash('sha256').update(super.getKey(key)).digest('base64url');
  }
}

/** For several nodes that share a database; each count is one statement. They throw DatabaseError. */
export function databaseLimits(db: Db): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return limitsBy(
    (options) =>
      new DigestingPostgresLimiter({
        ...options,
        storeClient,
        storeType: 'client',
        tableName: 'rate_limit_points',
        tableCreated: true,
        // housekeeping.ts does it, and stops with the server.
        clearExpiredByTimeout: false,
      }),
  );
}

/** For load tests: nothing is ever too much. */
export const noLimits = (): RateLimits =>
  limitsBy(
    (options) =>
      new RLWrapperBlackAndWhite({ limiter: new BoundedMemoryLimiter(options), isWhiteListed: () => true }),
  );

/** What to answer when there was one too many for this limiter. */
export function tooMany({ keyPrefix }: RateLimiter, { msBeforeNext }: RateLimiterRes): Failure {
  countRefused(keyPrefix);
  return new Failure('rate_limited', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
}

/** Counts one more; throws `rate_limited` when it is one too many. */
export async function limit(limiter: RateLimiter, key: string | number): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooMany(limiter, refused) : refused;
  }
}
