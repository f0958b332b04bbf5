/** What never becomes a request (no HTTP, too long a head, too slow) is answered in the shape of every other failure. */
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { failureSentences } from '#contract/failure-sentences.ts';
import { type FailureCode } from '#contract/failures.ts';
import { Failure } from '#server/http/api/failures.ts';

/** By the code of the error of Node's parser; everything else is 400. */
const answers: Readonly<Record<string, readonly [status: number, code: FailureCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
};

/** Node's `clientError`: there is no request to reply to, so the answer is written by hand and the connection ends. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
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
export function registerMalformedRequests(app: FastifyInstance): void {
  // `requireHostHeader` is off for this: RFC 9112 §3.2 asks for a 400.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isNameless = raw.httpVersion === '1.1' && raw.headers.host === undefined;
    done(isNameless ? new Failure('malformed') : undefined);
  });
  // An expectation that we do not know may be passed over (RFC 9110 §10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
