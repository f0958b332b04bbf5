/**
 * Answers that are the same for every guest are sent again as they were sent before, for as long as they are kept,
 * and the framework is not asked (docs/decisions/0011). It knows no route and no noun.
 */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { addressSeen } from '#server/http/limits/client-address.ts';
import { pathOf, type Watcher } from './answered.ts';
import { type Keeping } from '#server/http/cache/loading-cache.ts';
import { type Clock } from './clock.ts';
import { type Floods } from '#server/http/limits/global-rate-limit.ts';
import { newRequestId } from '#server/http/observability/request-log.ts';
import { takesBrotli } from '#server/http/api/send-reply.ts';

type KeptAnswer = {
  readonly keeping: Keeping;
  /** Names and values in turn, as Node takes them. */
  readonly head: string[];
  readonly body: Buffer;
  readonly path: string;
  readonly route: string;
};

export type KeptAnswersOptions = {
  readonly clock: Clock;
  readonly floods: Floods | undefined;
  readonly trustProxy: boolean;
  readonly watchers: readonly Watcher[];
};

const answersKept = 500;
/** Of an address; no link and no search of the app is as long. */
const longestKept = 1_000;

/** What tells the answers of guests apart; undefined for calls whose answers hang on more than that. */
function keyOf({ method, httpVersion, headers }: IncomingMessage, url: string): string | undefined {
  if (method !== 'GET' || httpVersion !== '1.1' || url.length > longestKept) return undefined;
  const { host, authorization, origin, 'if-none-match': known, 'accept-encoding': accepted } = headers;
  if (host === undefined || (authorization ?? origin ?? known) !== undefined) return undefined;
  if (accepted === undefined) return url;
  // Others may be compressed by another rule.
  return takesBrotli(accepted) ? `br ${url}` : undefined;
}

/** Puts itself before the framework of `app`, which has no route yet. */
export function answerKeptFirst(app: FastifyInstance, options: KeptAnswersOptions): void {
  const { clock, floods, trustProxy, watchers } = options;
  const answers = new Map<string, KeptAnswer>();
  let isClosing = false;

  function keep(request: FastifyRequest, reply: FastifyReply): void {
    const { sentToAll } = reply;
    if (sentToAll === undefined || reply.statusCode !== 200) return;
    if (isClosing || sentToAll.keeping.until <= clock().getTime()) return;
    const key = keyOf(request.raw, request.originalUrl);
    if (key === undefined) return;
    if (answers.size >= answersKept) answers.clear();
    answers.set(key, {
      ...sentToAll,
      head: Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]),
      path: pathOf(request.url),
      route: request.routeOptions.url ?? 'none',
    });
  }

  /** One call too many is the framework's to refuse. */
  const admits = (request: IncomingMessage): boolean =>
    floods === undefined || floods.admits(addressSeen(request, trustProxy));

  function find(request: IncomingMessage): KeptAnswer | undefined {
    const key = keyOf(request, request.url ?? '/');
    const kept = key === undefined ? undefined : answers.get(key);
    if (key === undefined || kept === undefined) return undefined;
    if (kept.keeping.until > clock().getTime()) return admits(request) ? kept : undefined;
    answers.delete(key);
    return undefined;
  }

  /** As the framework tells: when the answer is on its way. */
  function tellWhenSent({ path, route }: KeptAnswer, response: ServerResponse): void {
    const [id, start] = [newRequestId(), performance.now()];
    response.once('finish', () => {
      const ms = performance.now() - start;
      for (const watch of watchers)
        watch({ id, method: 'GET', path, route, status: 200, ms, user: undefined });
    });
  }

  app.decorateReply('sentToAll', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    keep(request, reply);
    done();
  });
  // Whoever is answered from now on must be told that the connection ends, which the framework does.
  app.addHook('preClose', (done) => {
    isClosing = true;
    answers.clear();
    done();
  });
  app.server.removeAllListeners('request').on('request', (request, response) => {
    const kept = find(request);
    if (kept === undefined) {
      app.routing(request, response);
      return;
    }
    if (watchers.length > 0) tellWhenSent(kept, response);
    response.writeHead(200, kept.head).end(kept.body);
  });
}
