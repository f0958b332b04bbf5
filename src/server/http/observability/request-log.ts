/** The request log: one line per call with its id, without secrets or personal data. */
import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Without the query, because searches are private, and without the token of a link to a file. */
const pathOf = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^\/+api\/+file\/(?!link$).*/, '/api/file/:token');

/** Fastify's logger options. Bodies, headers and query strings are never logged. */
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

/** A prefix per process and a counter. */
export function newRequestId(): string {
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

/** Sends the request id with each reply (product 7.41) and logs one line per call. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    void reply.header('x-request-id', id);
    done();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { id, method, url, caller, failure, log } = request;
    const ms = Math.round(elapsedTime * 10) / 10;
    const line = { reqId: id, method, path: pathOf(url), status: statusCode, ms, user: caller?.user_id };
    log.info(failure ? { ...line, code: failure.code, rule: failure.rule } : line, 'call');
    done();
  });
}
