/** Makes the contract's calls with the user's token and validates the replies. */
import * as z from 'zod/mini';
import { type CallInput, type Endpoint, type Reply } from '#contract/endpoint.ts';
import { failureIn, isSuccess, type LooseInput, sendCall, type SendOptions } from '#transport/send-call.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { readReply } from './read-reply.ts';
import { endSession, readSession, requireNewPassword } from './session.ts';

export type CallOptions = Omit<SendOptions, 'token'>;

/** The validated reply, and its ETag if it has one. */
type Received<E extends Endpoint> = { readonly reply: Reply<E>; readonly etag: string | undefined };

/**
 * Whether something between app and server, such as a network's log-in page, replied without the request id of the
 * server. An empty success of a queued call needs one, because nothing else distinguishes it.
 */
const isForeign = ({ offline }: Endpoint, status: number, body: unknown, isValid = false): boolean =>
  isSuccess(status)
    ? !isValid || (body === undefined && (status !== 204 || offline === 'queue'))
    : status === 511 || (status === 401 && failureIn(body).code === undefined);

/**
 * Makes one call and returns its validated reply.
 * Throws ApiFailure. If the server rejects the token, the session ends, too (product 2.1).
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  return (await callWithEtag(endpoint, input, options)).reply;
}

/** Like `call`, with the reply's ETag. */
export async function callWithEtag<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Received<E>> {
  const token = readSession()?.token;
  const answer = await sendCall(endpoint, input as LooseInput, { ...options, token });
  if (answer.kind === 'none') throw new ApiFailure(answer.why, 0, answer.detail);
  const { status, body, etag, hasRequestId } = answer;
  const parsed = isSuccess(status)
    ? (hasRequestId ? readReply : z.safeParse)(endpoint.reply, body)
    : undefined;
  if (!hasRequestId && isForeign(endpoint, status, body, parsed?.success))
    throw new ApiFailure('offline', 0, 'Not the server.');
  if (!parsed) throw failureWith(token, status, body);
  if (!parsed.success)
    throw new ApiFailure('unreadable', status, `${endpoint.path}: ${parsed.error.message}`);
  return { reply: parsed.data as Reply<E>, etag };
}

/** The failure of a call with this token. Ends the session if the server rejected the token and no one has logged in since. */
export function failureWith(token: string | undefined, status: number, body: unknown): ApiFailure {
  const failure = failureOf(status, body);
  if (failure.code === 'unauthenticated' && token !== undefined && token === readSession()?.token)
    endSession(failure.body.suspended ? 'suspended' : 'dead');
  if (failure.code === 'new_password_needed') requireNewPassword();
  return failure;
}
