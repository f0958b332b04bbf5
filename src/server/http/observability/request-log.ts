/** What the server writes about its calls: one line each, with an id, and nothing that is secret or anybody's data. */
import { randomBytes } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import { pathOf, type Watcher } from '#server/http/answered.ts';

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

const writesCalls = (level: string): boolean => ['trace', 'debug', 'info'].includes(level);

/** Writes one line when a call has been answered: who, what, how long in milliseconds; nobody where the level leaves it out. */
export function callLog(log: FastifyBaseLogger): Watcher[] {
  if (!writesCalls(log.level)) return [];
  return [
    ({ id, method, path, status, ms, user }) =>
      log.info({ reqId: id, method, path, status, ms: Math.round(ms * 10) / 10, user }, 'call'),
  ];
}
