/** Slows down floods of any kind of call: each node on its own, as asking a database would be a flood too. */
import { type FastifyInstance } from 'fastify';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';
import { clientAddress } from './client-address.ts';
import { limit } from './rate-limits.ts';
import { ofAllCalls } from './refused.ts';
import { globalRule } from './rules.ts';

/** Limits the calls of a scope. */
export type LimitScope = (scope: FastifyInstance) => void;

/** Gives one limit for all scopes that it is put on. */
export function createGlobalRateLimit(): LimitScope {
  const limiter = new BoundedMemoryLimiter({ keyPrefix: ofAllCalls, ...globalRule });
  return (scope) => void scope.addHook('onRequest', (request) => limit(limiter, clientAddress(request)));
}
