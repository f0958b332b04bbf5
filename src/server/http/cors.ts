/** Lets the pages of allowed origins call the API, errors included; no header at all for anybody else. */
import { type FastifyInstance } from 'fastify';

const preflightSeconds = 86_400;

/** Sets the headers before anything can fail, so that even a 429 or a 503 can be read by the page that asked. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && allowed.has(origin);
    if (isAllowed) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'Retry-After, ETag');
    }
    if (request.method !== 'OPTIONS') return;
    if (isAllowed) {
      reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH');
      reply.header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key');
      reply.header('access-control-max-age', String(preflightSeconds));
    }
    return reply.code(204).send();
  });
}
