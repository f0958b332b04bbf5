/** What the server writes about its calls: one line each, with an id, and nothing that is secret or anybody's data. */
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions } from 'fastify';

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Fastify's logger options. Bodies, headers and query strings (what people search for) are never written. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: ['authorization', 'password', 'token', '*.authorization', '*.password', '*.token'],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url ?? '') }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  };
}

export const newRequestId = (): string => randomUUID();

/** Writes one line when a call has been answered: who, what, how long in milliseconds. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.caller?.user_id,
      },
      'call',
    );
  });
}
