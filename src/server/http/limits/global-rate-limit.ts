/** Slows down floods of any kind of call: each node on its own, as asking a database would be a flood too. */
import { type FastifyInstance } from 'fastify';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';
import { clientAddress } from './client-address.ts';
import { limit } from './rate-limits.ts';
import { globalRule } from './rules.ts';

export function registerGlobalRateLimit(app: FastifyInstance): void {
  const limiter = new BoundedMemoryLimiter(globalRule);
  app.addHook('onRequest', (request) => limit(limiter, clientAddress(request)));
}
