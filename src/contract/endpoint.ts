/** The declaration of an API call, from which server, client and OpenAPI document are derived. */
import type * as z from 'zod/mini';
import { type FailureCode } from './failure-codes.ts';
import { type Access } from './roles.ts';

type Schema = z.core.$ZodType;

/** Which of several queued calls with the same queue key are sent: all in order, the first, or the last. */
export type Repeat = 'all' | 'first' | 'last';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below the API's base path; parameters as `:id`. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  /** Operators may call it before they replaced their first password. */
  readonly withFirstPassword?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a picture instead of JSON. */
  readonly picture?: true;
  /** The body is a CSV file instead of JSON. */
  readonly csv?: true;
  readonly reply: Schema;
  /** The reply is a file instead of JSON. */
  readonly file?: 'csv' | 'pdf';
  /** The status of a success. */
  readonly status: 200 | 201 | 202 | 204;
  /** An additional success status, for a repeated call. */
  readonly repeatStatus?: 200;
  /** Accepts an Idempotency-Key, so that a retry has no second effect. */
  readonly idempotent?: true;
  /** Accepts If-Match with the ETag of the version to replace, so that no newer version is overwritten. */
  readonly versioned?: true;
  /** 404 has the body `{}`, which third-party clients expect. */
  readonly missing?: 'empty';
  /** For how long a guest's browser may reuse the reply without revalidating. */
  readonly maxAgeSeconds?: number;
  /** What the client does offline: show the cached reply, or queue the call in the outbox. */
  readonly offline?: 'cache' | 'queue';
  readonly repeat?: Repeat;
  /** Failure codes in addition to those that any call can have. */
  readonly failures?: readonly FailureCode[];
};

/** Declares a call; needed for its types only. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** A call that waits in the outbox until it can be sent; safe to retry. */
export type QueuedCall = Endpoint & { readonly offline: 'queue'; readonly repeat: Repeat };

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What a client passes to a call. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : unknown) &
  (E extends { query: infer Q } ? { query: Input<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

/** What the server's handler receives after parsing. */
export type ParsedInput<E extends Endpoint> = {
  params: E extends { params: infer P } ? Output<P> : undefined;
  query: E extends { query: infer Q } ? Output<Q> : undefined;
  body: E extends { body: infer B }
    ? Output<B>
    : E extends { picture: true } | { csv: true }
      ? Uint8Array
      : undefined;
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;
