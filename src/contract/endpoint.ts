/** The shape of one call: what goes in, who may, what comes back. Server, client and OpenAPI are all made from it. */
import type * as z from 'zod/mini';
import { type FailureCode } from './failure-codes.ts';
import { type Access } from './roles.ts';

type Schema = z.core.$ZodType;

/** Of several queued calls with one queue key: all are sent in order, the first one stands, or the last one replaces the others. */
export type Repeat = 'all' | 'first' | 'last';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below the API's base path; parameters as `:id`. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Its body is a picture, not JSON. */
  readonly picture?: true;
  readonly reply: Schema;
  /** It answers a file, text/csv, and no JSON. */
  readonly table?: true;
  /** The status of a success. */
  readonly status: 200 | 201 | 202 | 204;
  /** The statuses that a repeated call may have besides. */
  readonly repeatStatus?: 200;
  /** Takes an Idempotency-Key, so that a retry never acts twice. */
  readonly idempotent?: true;
  /** Takes an If-Match with the ETag of what it replaces, so that a newer version is not replaced unseen. */
  readonly versioned?: true;
  /** An unknown thing answers 404 with `{}`, as clients that we did not write expect. */
  readonly missing?: 'empty';
  /** In seconds: so long a guest's browser may give the answer again without asking. */
  readonly keptFor?: number;
  /** What the device does without a network: cache the last reply, or queue the call in the outbox. */
  readonly offline?: 'cache' | 'queue';
  readonly repeat?: Repeat;
  /** The coded failures beyond the ones that any call can have. */
  readonly failures?: readonly FailureCode[];
};

/** Declares a call; only the types do the work. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** A call that waits in the outbox when it cannot be sent; it can be repeated safely. */
export type QueuedCall = Endpoint & { readonly offline: 'queue'; readonly repeat: Repeat };

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What a client passes to a call. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : unknown) &
  (E extends { query: infer Q } ? { query: Input<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

/** What the server is given after parsing. */
export type ParsedInput<E extends Endpoint> = {
  params: E extends { params: infer P } ? Output<P> : undefined;
  query: E extends { query: infer Q } ? Output<Q> : undefined;
  body: E extends { body: infer B } ? Output<B> : E extends { picture: true } ? Uint8Array : undefined;
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;
