/** What a handler is given and may give back; knows no route and no noun. */
import { type Endpoint, type ParsedInput, type Reply } from '#contract/endpoint.ts';
import { type Access, type AccType } from '#contract/roles.ts';
import { type SerializedReply } from './serialized-reply.ts';

const most = 16;
const quoted = /^(?:W\/)?"([^"]*)"$/;

/**
 * The versions without their quotes; undefined where any may be replaced. A proxy that compresses makes a strong tag
 * weak on its way: it names the same version.
 */
export function readIfMatch(header: string | undefined): readonly string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',', most);
  return tags.map((tag) => quoted.exec(tag.trim())?.[1] ?? '');
}

/** The version as an ETag. */
export const etagOf = (version: string): string => `"${version}"`;

/** The logged-in person behind a call. */
export type Caller = {
  readonly user_id: number;
  readonly name: string;
  readonly acc_type: AccType;
  /** Digest of the token in use: what logging out revokes and a password change keeps. */
  readonly session: string;
  /** When they logged in. */
  readonly since: Date;
};

type CallerFor<A extends Access> = A extends 'anyone' ? Caller | undefined : Caller;

/** One call, parsed by its contract. */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  readonly endpoint: E;
  readonly caller: CallerFor<E['access']>;
  /** Where the call comes from, for limits only. */
  readonly address: string;
  /** What the caller's program says it is, for the kind of its device only. */
  readonly userAgent: string | undefined;
  /** The Idempotency-Key, where the endpoint takes one. */
  readonly key: string | undefined;
  /** The versions that may be replaced, where the endpoint takes an If-Match; undefined when any may. */
  readonly ifMatch: readonly string[] | undefined;
};

/** A reply with a status of its own (an application made again answers 200, not 201), or with the ETag of what it shows. */
export class ReplyWithStatus<T> {
  readonly status: number;
  readonly value: T;
  readonly etag: string | undefined;

  constructor(status: number, value: T, etag?: string) {
    this.status = status;
    this.value = value;
    this.etag = etag;
  }
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Reply<E> | ReplyWithStatus<Reply<E> | SerializedReply> | SerializedReply>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** The token is one of an account that is suspended: there is no caller. */
    isSuspended: boolean;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
