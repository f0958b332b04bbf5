/** Sends a handler's reply, checked by the contract. Only replies to guests are cacheable. */
import { Readable } from 'node:stream';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Endpoint } from '#contract/endpoint.ts';
import {
  browserCacheControl,
  isForGuests,
  proxyCacheControl,
  vary,
} from '#server/http/cache/guest-caching.ts';
import { FileReply, ReplyWithStatus, StreamedReply } from './call.ts';
import { SerializedReply, toJson } from './serialized-reply.ts';

const json = 'application/json; charset=utf-8';
/** Smaller replies are not worth compressing. */
export const compressFrom = 1_024;

/** If-None-Match uses weak comparison (RFC 9110 §13.1.2). */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && known.split(',').some((tag) => ['*', opaque(etag)].includes(opaque(tag)));
}

function sendToGuest(
  { maxAgeSeconds }: Endpoint,
  answer: SerializedReply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { body, etag, isShareable } = answer;
  const rule =
    isShareable || maxAgeSeconds !== undefined ? proxyCacheControl(maxAgeSeconds) : browserCacheControl;
  void reply.header('cache-control', rule).header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  void reply.type(json);
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli || body.length < compressFrom) return reply.send(body);
  return reply.header('content-encoding', 'br').send(answer.compressed);
}

/** Older clients read `filename`, which takes ASCII only (RFC 6266). `name` has no quotes. */
function contentDisposition(name: string): string {
  const ascii = name
    .replace(/[^\w.-]/g, '')
    .replace(/--+/g, '-')
    .replace('-.', '.');
  const rest = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${ascii}"${rest}`;
}

export const sendFile = ({ name, type, content }: FileReply, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition(name))
    .type(type === 'application/pdf' ? type : `${type}; charset=utf-8`)
    .send(content instanceof Uint8Array ? content : Readable.from(content));

export function sendReply(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (answer instanceof FileReply) return sendFile(answer, reply);
  if (answer instanceof StreamedReply)
    return reply
      .headers({ ...answer.headers, 'cache-control': 'private, no-store', vary })
      .type(json)
      .send(Readable.from(answer.chunks));
  const [status, value] =
    answer instanceof ReplyWithStatus ? [answer.status, answer.value] : [endpoint.status, answer];
  void reply.code(status);
  if (answer instanceof ReplyWithStatus && answer.etag) void reply.header('etag', answer.etag);
  if (status === 204) return reply.send();
  void reply.header('vary', vary);
  const serialized = value instanceof SerializedReply ? value : new SerializedReply(toJson(endpoint, value));
  if (isForGuests(endpoint, request)) return sendToGuest(endpoint, serialized, request, reply);
  return reply.header('cache-control', 'private, no-store').type(json).send(serialized.body);
}
