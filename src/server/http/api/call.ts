/** Types of what a route's handler receives (the caller, the parsed input) and returns; mount.ts calls handlers. */
import { type Endpoint, type ParsedInput, type Reply } from '#contract/endpoint.ts';
import { type Access, type AccType } from '#contract/roles.ts';
import { type SerializedReply } from './serialized-reply.ts';

/** The logged-in person behind a call. */
export type Caller = {
  readonly user_id: number;
  readonly name: string;
  readonly acc_type: AccType;
  /** Digest of the session token. Logging out revokes it; changing the password keeps it. */
  readonly session: string;
  /** When they logged in. */
  readonly since: Date;
  /** An operator whose password the command line made (product 7.2). */
  readonly needsNewPassword?: boolean;
};

type CallerFor<A extends Access> = A extends 'anyone' ? Caller | undefined : Caller;

/** One call, parsed by its contract. */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  readonly endpoint: E;
  readonly caller: CallerFor<E['access']>;
  /** The client's network address, only for rate limits. */
  readonly address: string;
  /** Only for the name of the device. */
  readonly userAgent: string | undefined;
  /** The Idempotency-Key, if the endpoint takes one. */
  readonly key: string | undefined;
  /** The names of the fields in the body: schemas don't tell absent fields from those sent as null. */
  readonly sent: readonly string[];
  /** The versions in If-Match, if the endpoint takes it; undefined if any version may be replaced. */
  readonly ifMatch: readonly string[] | undefined;
};

/** A file to download. Chunks are sent while they are read; an error after the first breaks the download off. */
export class FileReply {
  readonly name: string;
  readonly type: 'application/json' | 'application/pdf' | 'text/calendar' | 'text/csv';
  readonly content: AsyncIterable<string> | Uint8Array;

  constructor(name: string, type: FileReply['type'], content: FileReply['content']) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

/** JSON that is sent while it is read. An error after the first chunk breaks it off. */
export class StreamedReply {
  readonly chunks: AsyncIterable<string>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(chunks: AsyncIterable<string>, headers: StreamedReply['headers']) {
    this.chunks = chunks;
    this.headers = headers;
  }
}

/** A reply with its own status (applying again returns 200 instead of 201) or ETag. */
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
) => Promise<
  Reply<E> | ReplyWithStatus<Reply<E> | SerializedReply> | SerializedReply | StreamedReply | FileReply
>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** The token belongs to a suspended account; `caller` is then undefined. */
    isSuspended: boolean;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const maxTags = 16;
const quoted = /^(?:W\/)?"([^"]*)"$/;

/**
 * The versions in an If-Match header (RFC 9110 §13.1.1) without quotes; undefined if any version may be replaced. Weak tags
 * are accepted, because a compressing proxy makes strong ones weak.
 */
export function readIfMatch(header: string | undefined): readonly string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',', maxTags);
  return tags.map((tag) => quoted.exec(tag.trim())?.[1] ?? '');
}

/** The version as an ETag. */
export const etagOf = (version: string): string => `"${version}"`;
