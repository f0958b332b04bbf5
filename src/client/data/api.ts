/** Makes the contract's calls over HTTP and checks the answers. Knows no screens, caches or messages. */
import * as z from 'zod/mini';
import { type CallInput, type Endpoint, type Reply } from '#contract/endpoint.ts';
import { failureBody } from '#contract/failures.ts';
import { ApiFailure, codeOf } from './api-failure.ts';
import { endSession, readSession } from './session.ts';

/** Where the API stands; an app shell that is not served by our server sets it at build time. */
const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api`;
const timeoutMs = 15_000;

type Values = Readonly<Record<string, unknown>>;
type LooseInput = { params?: Values; query?: Values; body?: unknown };
export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };

/** The address of a call: parameters filled in, unset query values left out. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${apiBase}${path}${text && `?${text}`}`;
}

function headersFor(body: unknown, token: string | undefined, idempotencyKey: string | undefined): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `BEARER ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  return headers;
}

async function send(
  address: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const stop = () => giveUp.abort();
  signal?.addEventListener('abort', stop);
  try {
    return await fetch(address, { ...request, signal: giveUp.signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure(giveUp.signal.aborted ? 'timeout' : 'offline', 0, String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function failureFrom(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = z.safeParse(failureBody, body);
  const { message = response.statusText, code, fields } = parsed.success ? parsed.data : {};
  return new ApiFailure(codeOf(response.status, code), response.status, message, fields);
}

/**
 * Makes one call and gives its checked reply.
 * Throws ApiFailure; a guarded call with a token that the server no longer knows also ends the session (decisions).
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<Reply<E>> {
  const { body } = input as LooseInput;
  const token = readSession()?.token;
  const request: RequestInit = {
    method: endpoint.method,
    headers: headersFor(body, token, idempotencyKey),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const response = await send(addressOf(endpoint, input as LooseInput), request, signal);
  if (!response.ok) {
    const failure = await failureFrom(response);
    if (failure.code === 'unauthenticated' && token !== undefined && token === readSession()?.token)
      endSession('dead');
    throw failure;
  }
  const reply: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  const parsed = z.safeParse(endpoint.reply, reply);
  if (!parsed.success)
    throw new ApiFailure('unreadable', response.status, `${endpoint.path}: ${parsed.error.message}`);
  return parsed.data as Reply<E>;
}
