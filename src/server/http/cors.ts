/** Lets the pages of allowed origins call the API, errors included; no header at all for anybody else. */
import { type FastifyInstance } from 'fastify';

const preflightSeconds = 86_400;

/** Sets the headers before anything can fail, so that even a 429 or a 503 can be read by the page that asked. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && allowed.has(origin);
    if (isAllowed) {
      void reply.header('access-control-allow-origin', origin);
      void reply.header('access-control-expose-headers', 'Retry-After, ETag');
    }
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    if (isAllowed) {
      void reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH');
      void reply.header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key');
      void reply.header('access-control-max-age', String(preflightSeconds));
    }
    void reply.code(204).send();
  });
}
