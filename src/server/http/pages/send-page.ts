/** Sends HTML pages with an ETag and Brotli; browsers revalidate them each time. */
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** The default quality of 11 is too slow for dynamic pages. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page whose ETag and compressed form are computed once. */
export class ReadyPage {
  readonly html: string;
  readonly tag: string;
  #compressed: Buffer | undefined;

  constructor(html: string) {
    this.html = html;
    this.tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  }

  get compressed(): Buffer {
    return (this.#compressed ??= brotliCompressSync(this.html, quickly));
  }
}

/** Sends the page, or 304 if the browser has the same one. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  status = 200,
): FastifyReply {
  const { headers } = request;
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language')
    .header('etag', page.tag);
  if (status === 200 && headers['if-none-match'] === page.tag) return reply.code(304).send();
  void reply.code(status).type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.compressed);
}
