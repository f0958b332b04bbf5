/** Makes the contract's calls with the user's token and validates the replies. */
import * as z from 'zod/mini';
import { type CallInput, type Endpoint, type Reply } from '#contract/endpoint.ts';
import { isSuccess, type LooseInput, sendCall, type SendOptions } from '#transport/send-call.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { endSession, readSession, requireNewPassword } from './session.ts';

export type CallOptions = Omit<SendOptions, 'token'>;

/** The validated reply, and its ETag if it has one. */
type Received<E extends Endpoint> = { readonly reply: Reply<E>; readonly etag: string | undefined };

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
  const { status, body, etag } = answer;
  if (!isSuccess(status)) throw failureWith(token, status, body);
  const parsed = z.safeParse(endpoint.reply, body);
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
