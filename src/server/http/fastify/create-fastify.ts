/** The bare web server: time limits, sizes, ids, how failures are answered; no route. */
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { bodyBytes } from '#contract/limits.ts';
import { secondMs } from '#server/http/clock.ts';
import { sendFailure, Failure } from '#server/http/api/failures.ts';
import { loggerOptions, newRequestId } from '#server/http/observability/request-log.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { type FailureCode } from '#contract/failures.ts';
import { queryStringReader, routablePath } from './query-string.ts';

/** By the code of the error of Node's parser; everything else is 400. */
const answers: Readonly<Record<string, readonly [status: number, code: FailureCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
};

/** Node's `clientError`: there is no request to reply to, so the answer is written by hand and the connection ends. */
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
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Takes over two refusals that Node would write itself, without a body. */
function registerMalformedRequests(app: FastifyInstance): void {
  // `requireHostHeader` is off for this: RFC 9112 §3.2 asks for a 400.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isNameless = raw.httpVersion === '1.1' && raw.headers.host === undefined;
    done(isNameless ? new Failure('malformed') : undefined);
  });
  // An expectation that we do not know may be passed over (RFC 9110 §10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** How long a client may take, in milliseconds. */
export type Timeouts = {
  /** For the whole request, however steadily it drips. */
  readonly request: number;
  readonly headers: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** How often the first two are checked. */
  readonly checkInterval: number;
};

/** Long enough for a slow phone to send a CV, short enough that idle sockets cannot pile up. */
const defaultTimeouts: Timeouts = {
  request: 120 * secondMs,
  headers: 20 * secondMs,
  idle: 75 * secondMs,
  checkInterval: 5 * secondMs,
};

/** Whom to believe about where a call comes from: nobody, so many proxies, or the ones in these networks. */
export type TrustProxy = false | number | readonly string[];

export type ServerOptions = {
  readonly logLevel: string;
  readonly trustProxy: TrustProxy;
  readonly timeouts?: Timeouts;
};

/** The server with its log and its limits, not yet listening. */
export function createFastify({
  logLevel,
  trustProxy,
  timeouts = defaultTimeouts,
}: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // A logger for each call is a fifteenth of what a short one allocates, and few write anything: lines about a call name it.
    childLoggerFactory: (logger) => logger,
    // The last address in X-Forwarded-For that no trusted proxy has; those before it anybody can make up.
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
    // A call that slips in while the server stops is still answered.
    return503OnClosing: false,
    rewriteUrl: (request) => routablePath(request.url ?? '/'),
    routerOptions: {
      querystringParser: queryStringReader(),
      ignoreTrailingSlash: true,
      // Ids longer than any number must still reach their route, to be answered as not found there.
      maxParamLength: 2_048,
    },
  });
  app.setErrorHandler(sendFailure);
  registerMalformedRequests(app);
  endConnectionsOnClose(app);
  return app;
}

/** Without this a kept-alive connection whose last call ends after closing began would hold the server up. */
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
