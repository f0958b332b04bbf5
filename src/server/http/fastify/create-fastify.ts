/** Creates the Fastify server: timeouts, size limits, request ids, error handling; no routes. */
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { bodyBytes } from '#contract/limits.ts';
import { secondMs } from '#server/http/clock.ts';
import { sendFailure, Failure } from '#server/http/api/call-failures.ts';
import { loggerOptions, newRequestId } from '#server/http/observability/request-log.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { type FailureCode } from '#contract/failure-codes.ts';
import { queryStringReader, routablePath } from './query-string.ts';

/** Replies by the error code of Node's parser; 400 for all others. */
const answers: Readonly<Record<string, readonly [status: number, code: FailureCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
};

/** Handles Node's `clientError`, which has no request to reply to: writes a raw response and closes the connection. */
function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = answers[error.code ?? ''] ?? [400, 'malformed'];
  const body = JSON.stringify({ message: failureSentences[code], code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Handles two cases that Node would otherwise answer itself, without a body. */
function registerMalformedRequests(app: FastifyInstance): void {
  // RFC 9112 §3.2 asks for a 400. `requireHostHeader` is off, so that the reply has a body.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isNameless = raw.httpVersion === '1.1' && raw.headers.host === undefined;
    done(isNameless ? new Failure('malformed') : undefined);
  });
  // Unknown expectations may be ignored (RFC 9110 §10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** The same as helmet sets for pages: one year. */
const httpsOnly = 'max-age=31536000; includeSubDomains';

/** Headers of every reply; pages and the API add their own policies. `isHttps`: whether PUBLIC_URL is. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers must not render replies as pages, whatever text is in them.
    void reply.header('x-content-type-options', 'nosniff');
    if (isHttps || request.protocol === 'https') void reply.header('strict-transport-security', httpsOnly);
    done();
  });
}

/** Timeouts for clients, in milliseconds. */
export type Timeouts = {
  /** For the whole request. */
  readonly request: number;
  readonly headers: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** How often the first two are checked. */
  readonly checkInterval: number;
};

/** Long enough for a slow phone to send a CV, short enough that idle sockets do not pile up. */
const defaultTimeouts: Timeouts = {
  request: 120 * secondMs,
  headers: 20 * secondMs,
  idle: 75 * secondMs,
  checkInterval: 5 * secondMs,
};

/** Whose X-Forwarded-For is trusted: none, a number of proxies, or proxies in these networks. */
export type TrustProxy = false | number | readonly string[];

type ServerOptions = {
  readonly logLevel: string;
  readonly trustProxy: TrustProxy;
  readonly timeouts?: Timeouts;
};

export function createFastify({
  logLevel,
  trustProxy,
  timeouts = defaultTimeouts,
}: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // A child logger would be a fifteenth of the memory of a short call, and few calls log: lines carry the request id instead.
    childLoggerFactory: (logger) => logger,
    // The last address in X-Forwarded-For that is not a trusted proxy; clients can forge the ones before it.
    trustProxy:
      typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy && [...trustProxy],
    bodyLimit: bodyBytes,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.idle - secondMs,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkInterval,
      requireHostHeader: false,
    },
    clientErrorHandler: answerMalformedRequest,
    forceCloseConnections: 'idle',
    // Calls that arrive while the server stops are still answered.
    return503OnClosing: false,
    rewriteUrl: (request) => routablePath(request.url ?? '/'),
    routerOptions: {
      querystringParser: queryStringReader(),
      ignoreTrailingSlash: true,
      // Overlong ids must reach their route, which answers 404.
      maxParamLength: 2_048,
    },
  });
  app.decorateRequest('failure', undefined);
  app.setErrorHandler(sendFailure);
  registerMalformedRequests(app);
  endConnectionsOnClose(app);
  return app;
}

/** Otherwise a keep-alive connection with a running call would delay closing the server. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
