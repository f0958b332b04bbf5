/** Turns what a handler gave back into an answer: checked by the contract, tagged, cacheable only where nobody's own data is in it. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint, type Reply } from '#contract/endpoint.ts';
import { type Keeping } from '#server/http/cache/loading-cache.ts';
import { Outcome, Prepared } from './call.ts';

const json = 'application/json; charset=utf-8';
/** Anybody may keep a guest's answer, and must ask whether it still holds: pages of different ages would skip jobs. */
const shared = 'public, max-age=0, must-revalidate';
const vary = 'Origin, Authorization, Accept-Encoding';

const digest = (body: Buffer): string => hash('sha1', body, 'base64url');

/** The checked reply as JSON in UTF-8. Throws when it breaks the contract: that is our bug, so it becomes a 500. */
function serialise(endpoint: Endpoint, value: unknown): Buffer {
  const parsed = z.safeParse(endpoint.reply, value);
  if (!parsed.success)
    throw new Error(`reply of ${endpoint.path} breaks the contract: ${parsed.error.message}`);
  return Buffer.from(JSON.stringify(parsed.data));
}

/** A reply that is JSON already, ready to be sent to any number of guests. Whoever wrote it answers for the contract. */
export const prepare = (json: Buffer, keeping?: Keeping): Prepared =>
  new Prepared(json, digest(json), keeping);

/** What was read of prepared replies, for as long as they are kept. */
const known = new WeakMap<Prepared, unknown>();

/** What a prepared reply of the endpoint says, for reading only: others read the same. Throws when it breaks the contract. */
export function readPrepared<E extends Endpoint>({ reply }: E, prepared: Prepared): Reply<E> {
  const value = known.get(prepared) ?? z.parse(reply, JSON.parse(prepared.body.toString()));
  known.set(prepared, value);
  // The schema is the endpoint's own, which the compiler cannot see.
  return value as Reply<E>;
}

/** Quality 11, the default, is for files that are compressed once. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = (body: Buffer): Buffer => brotliCompressSync(body, quickly);

/** Weak comparison, as RFC 9110 §13.1.2 asks for If-None-Match. */
const strongly = (tag: string): string => tag.trim().replace(/^W\//, '');
function knows({ headers }: FastifyRequest, tag: string): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return false;
  return tags.split(',').some((known) => ['*', strongly(tag)].includes(strongly(known)));
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, tag: string, body: Buffer): void {
  void reply.header('cache-control', shared).header('vary', vary).header('etag', tag);
  if (knows(request, tag)) void reply.code(304).send();
  else void reply.code(200).type(json).send(body);
}

export const takesBrotli = (accepted: string | undefined): boolean => /\bbr\b/.test(accepted ?? '');

function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): void {
  const { tag, keeping } = prepared;
  const isSmall = takesBrotli(request.headers['accept-encoding']);
  const body = isSmall ? prepared.compressed(compress) : prepared.body;
  if (isSmall) void reply.header('content-encoding', 'br');
  reply.sentToAll = keeping && { body, keeping };
  sendTagged(request, reply, isSmall ? `"${tag}-br"` : `"${tag}"`, body);
}

/** Sends the answer of a call that succeeded. */
export function sendReply(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (answer instanceof Prepared) {
    sendPrepared(request, reply, answer);
    return reply;
  }
  const [status, value] =
    answer instanceof Outcome ? [answer.status, answer.value] : [endpoint.status, answer];
  if (status === 204) return reply.code(204).send();
  const body = serialise(endpoint, value);
  if (endpoint.method === 'GET' && endpoint.access === 'anyone' && request.caller === undefined) {
    // Weak, because the answer may still be compressed on its way out.
    sendTagged(request, reply, `W/"${digest(body)}"`, body);
    return reply;
  }
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('vary', vary)
    .type(json)
    .send(body);
}
