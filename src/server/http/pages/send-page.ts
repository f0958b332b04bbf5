/** Sends a page of the app: compressed, tagged, and asked for each time. Knows no page. */
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** Quality 11, the default, is for files that are compressed once. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page that may be sent many times: tagged and compressed once. */
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

/** Answers with the page, or with 304 and nothing where the browser has this very one. */
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
