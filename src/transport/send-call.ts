/** Sends a call of the contract and reads the reply, for pages and the service worker. No session and no cache. */
import * as z from 'zod/mini';
import { type FailureBody, failureBody } from '#contract/failure-codes.ts';

/** The API's base URL; native apps set the origin at build time. */
const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api`;
/** Until the reply starts, and from then until its end. */
const timeoutMs = { start: 15_000, end: 60_000 };

type Values = Readonly<Record<string, unknown>>;
/** The input of any call; `CallInput` is that of a specific one. */
export type LooseInput = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

/** The part of an endpoint that is needed to send a call. */
type Sendable = { readonly method: string; readonly path: string };

export type SendOptions = {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The ETag of the version to replace. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sends even while the page closes. */
  readonly keepalive?: boolean;
};

export type Answer =
  | { readonly kind: 'none'; readonly why: 'offline' | 'timeout'; readonly detail: string }
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Undefined if the reply is empty or not JSON. */
      readonly body: unknown;
      readonly retryAfterSeconds: number | undefined;
      readonly etag: string | undefined;
      /** Whether it has the id that the server gives each reply (product 7.41). */
      readonly hasRequestId: boolean;
    };

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The failure in a reply's body; empty if the body is not from our server. */
export function failureIn(body: unknown): Partial<FailureBody> {
  const parsed = z.safeParse(failureBody, body);
  return parsed.success ? parsed.data : {};
}

/** The URL of a call, without unset query values. */
export function addressOf({ path }: Pick<Sendable, 'path'>, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${apiBase}${filled}${text && `?${text}`}`;
}

function headersFor(body: unknown, { token, idempotencyKey, ifMatch }: SendOptions): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `BEARER ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (ifMatch) headers.set('if-match', ifMatch);
  return headers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends once. Throws only if `signal` aborts it; a network failure is a result of kind `none`. */
export async function sendCall(call: Sendable, input: LooseInput, options: SendOptions): Promise<Answer> {
  const { body } = input;
  const { signal, keepalive = false } = options;
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  let timer = setTimeout(stop, timeoutMs.start);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(addressOf(call, input), {
      method: call.method,
      headers: headersFor(body, options),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: giveUp.signal,
      keepalive,
    });
    clearTimeout(timer);
    timer = setTimeout(stop, timeoutMs.end);
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      kind: 'answered',
      status: response.status,
      body: parse(await response.text()),
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
      etag: response.headers.get('etag') ?? undefined,
      hasRequestId: response.headers.has('x-request-id'),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { kind: 'none', why: giveUp.signal.aborted ? 'timeout' : 'offline', detail: String(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
