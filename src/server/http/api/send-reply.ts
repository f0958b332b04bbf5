/** Sends what a handler gave back: checked by the contract, and cacheable only where nobody's own data is in it. */
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Endpoint } from '#contract/endpoint.ts';
import { ReplyWithStatus } from './call.ts';
import { SerializedReply, toJson } from './serialized-reply.ts';

const json = 'application/json; charset=utf-8';
/** Browsers may keep a guest's answer, and must ask whether it still holds: pages of different ages would skip jobs. */
const guests = 'public, max-age=0, must-revalidate';
/** Proxies may besides send it to everybody for a second; no longer, as what operators take down must be gone (product 7.17). */
const allGuests = `${guests}, s-maxage=1`;
const vary = 'Origin, Authorization, Accept-Encoding';
/** Larger answers are worth the time that compressing takes. */
export const compressFrom = 1_024;

/** Weak comparison, as RFC 9110 §13.1.2 asks for If-None-Match. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && known.split(',').some((tag) => ['*', opaque(etag)].includes(opaque(tag)));
}

function sendToGuest(request: FastifyRequest, reply: FastifyReply, answer: SerializedReply): FastifyReply {
  const { body, etag, isShareable } = answer;
  void reply.header('cache-control', isShareable ? allGuests : guests).header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  void reply.type(json);
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli || body.length < compressFrom) return reply.send(body);
  return reply.header('content-encoding', 'br').send(answer.compressed);
}

/** Sends the answer of a call that succeeded. */
export function sendReply(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [status, value] =
    answer instanceof ReplyWithStatus ? [answer.status, answer.value] : [endpoint.status, answer];
  void reply.code(status);
  if (answer instanceof ReplyWithStatus && answer.etag) void reply.header('etag', answer.etag);
  if (status === 204) return reply.send();
  void reply.header('vary', vary);
  const serialized = value instanceof SerializedReply ? value : new SerializedReply(toJson(endpoint, value));
  if (endpoint.method === 'GET' && endpoint.access === 'anyone' && request.caller === undefined)
    return sendToGuest(request, reply, serialized);
  return reply.header('cache-control', 'private, no-store').type(json).send(serialized.body);
}
