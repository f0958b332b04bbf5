/** What a handler is given and may give back; knows no route and no noun. */
import { type Endpoint, type ParsedInput, type Reply } from '#contract/endpoint.ts';
import { type Access, type AccType } from '#contract/roles.ts';
import { type Keeping } from '#server/http/cache/loading-cache.ts';

/** The logged-in person behind a call. */
export type Caller = {
  readonly user_id: number;
  readonly name: string;
  readonly acc_type: AccType;
  /** Digest of the token in use: what logging out revokes and a password change keeps. */
  readonly session: string;
};

type CallerFor<A extends Access> = A extends 'anyone' ? Caller | undefined : Caller;

/** One call, parsed by its contract. */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  readonly endpoint: E;
  readonly caller: CallerFor<E['access']>;
  /** Where the call comes from, for limits only. */
  readonly address: string;
  /** The Idempotency-Key, where the endpoint takes one. */
  readonly key: string | undefined;
};

/** A reply with a status of its own: an application made again answers 200, not 201. */
export class Outcome<T> {
  readonly status: number;
  readonly value: T;

  constructor(status: number, value: T) {
    this.status = status;
    this.value = value;
  }
}

/** A reply that was checked and serialised before, because many guests ask for the same. Made by send-reply.ts. */
export class Prepared {
  /** JSON as bytes: a text with Khmer in it would be encoded anew for every answer. */
  readonly body: Buffer;
  /** The same for the same content; without quotes. */
  readonly tag: string;
  /** How long it may be sent to others; undefined for once only. */
  readonly keeping: Keeping | undefined;
  #compressed: Buffer | undefined;

  constructor(body: Buffer, tag: string, keeping?: Keeping) {
    this.body = body;
    this.tag = tag;
    this.keeping = keeping;
  }

  /** Compressed with Brotli by `compress`, once. */
  compressed(compress: (body: Buffer) => Buffer): Buffer {
    this.#compressed ??= compress(this.body);
    return this.#compressed;
  }
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E> | Outcome<Reply<E>> | Prepared>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyReply {
    /** Bytes that were sent to one guest as they may be sent to others. */
    sentToAll: { readonly body: Buffer; readonly keeping: Keeping } | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
