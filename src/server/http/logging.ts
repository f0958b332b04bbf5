/** What the server writes about its calls: one line each, with an id, and nothing that is secret or anybody's data. */
import { randomBytes } from 'node:crypto';
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

const processId = randomBytes(6).toString('base64url');
let requests = 0;

/** Told apart from those of other processes by its beginning; its end counts. */
export function newRequestId(): string {
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

/** Writes one line when a call has been answered: who, what, how long in milliseconds. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
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
    done();
  });
}
