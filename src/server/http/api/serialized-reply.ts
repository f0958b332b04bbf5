/** Replies that are serialized once and sent to many guests. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { type Endpoint, type Reply } from '#contract/endpoint.ts';

/** The default quality of 11 is too slow for dynamic replies. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const emptyList = Buffer.from('[]');

export class SerializedReply {
  /** JSON in UTF-8. */
  readonly body: Buffer;
  /** Weak, because a proxy may compress the reply. */
  readonly etag: string;
  /** Whether proxies may cache it briefly for other guests. */
  readonly isShareable: boolean;
  #compressed: Buffer | undefined;
  #value: unknown;

  /** The JSON is not checked here; the caller must make sure that it fits the contract. */
  constructor(json: Buffer | string, { isShareable = false } = {}) {
    this.body = typeof json === 'string' ? Buffer.from(json) : json;
    this.etag = `W/"${hash('sha1', this.body, 'base64url')}"`;
    this.isShareable = isShareable;
  }

  get isEmptyList(): boolean {
    return this.body.equals(emptyList);
  }

  /** With Brotli. */
  get compressed(): Buffer {
    return (this.#compressed ??= brotliCompressSync(this.body, quickly));
  }

  /** The parsed reply. It is shared, so never change it. Throws if it breaks the contract of its endpoint. */
  read<E extends Endpoint>({ reply }: E): Reply<E> {
    this.#value ??= z.parse(reply, JSON.parse(this.body.toString()));
    // The compiler cannot see that this is the endpoint's own schema.
    return this.#value as Reply<E>;
  }
}

/** The reply as JSON. Throws if it breaks the contract, which becomes a 500. */
export function toJson(endpoint: Endpoint, value: unknown): string {
  const parsed = z.safeParse(endpoint.reply, value);
  if (!parsed.success)
    throw new Error(`reply of ${endpoint.path} breaks the contract: ${parsed.error.message}`);
  // Empty replies are stored as null.
  return JSON.stringify(parsed.data ?? null);
}
