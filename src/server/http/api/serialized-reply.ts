/** Replies as the bytes that are sent: made once, then sent to every guest who asks for the same. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { type Endpoint, type Reply } from '#contract/endpoint.ts';

/** Quality 11, the default, is for files that are compressed once. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export class SerializedReply {
  /** JSON in UTF-8. */
  readonly body: Buffer;
  /** Weak, because the reply may still be compressed on its way. */
  readonly etag: string;
  /** Whether a proxy may send it to other guests for a moment. */
  readonly isShareable: boolean;
  #compressed: Buffer | undefined;
  #value: unknown;

  /** Whoever wrote the JSON answers for the contract. */
  constructor(json: Buffer | string, { isShareable = false } = {}) {
    this.body = typeof json === 'string' ? Buffer.from(json) : json;
    this.etag = `W/"${hash('sha1', this.body, 'base64url')}"`;
    this.isShareable = isShareable;
  }

  /** By Brotli. */
  get compressed(): Buffer {
    return (this.#compressed ??= brotliCompressSync(this.body, quickly));
  }

  /** What it says, for reading only: others read the same. Throws when it breaks the contract of the endpoint it is of. */
  read<E extends Endpoint>({ reply }: E): Reply<E> {
    this.#value ??= z.parse(reply, JSON.parse(this.body.toString()));
    // The schema is the endpoint's own, which the compiler cannot see.
    return this.#value as Reply<E>;
  }
}

/** The checked reply as JSON. Throws when it breaks the contract: that is our bug, so it becomes a 500. */
export function toJson(endpoint: Endpoint, value: unknown): string {
  const parsed = z.safeParse(endpoint.reply, value);
  if (!parsed.success)
    throw new Error(`reply of ${endpoint.path} breaks the contract: ${parsed.error.message}`);
  // What answers nothing is kept as null.
  return JSON.stringify(parsed.data ?? null);
}
