/** Downloads files with the user's token, and uploads pictures and CSV files. */
import * as z from 'zod/mini';
import { type CallInput, type Endpoint, type Reply } from '#contract/endpoint.ts';
import { addressOf, isSuccess, type LooseInput } from '#transport/send-call.ts';
import { failureWith } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { readSession } from './session.ts';

/** A file of the API, under the name to save it by. */
export type PrivateFile = {
  readonly call: Pick<Endpoint, 'method' | 'path'>;
  readonly input: LooseInput;
  readonly name: string;
};

export const privateFile = <const E extends Endpoint & { readonly file: string }>(
  endpoint: E,
  input: CallInput<E>,
  name: string,
): PrivateFile => ({ call: endpoint, input: input as LooseInput, name });

/** Downloads a file with the token, which a link can't send. Throws ApiFailure, like `call`. */
export async function fetchFile({ call, input, name }: PrivateFile): Promise<File> {
  const token = readSession()?.token;
  const headers = new Headers(token === undefined ? {} : { authorization: `BEARER ${token}` });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(addressOf(call, input), {
      method: call.method,
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    if (!answer.ok) throw failureWith(token, answer.status, await answer.json().catch(() => undefined));
    if (!answer.headers.has('x-request-id')) throw new ApiFailure('offline', 0, 'Not the server.');
    const content = await answer.blob();
    return new File([content], name, { type: content.type });
  } catch (failure) {
    throw failure instanceof ApiFailure ? failure : new ApiFailure('offline', 0, String(failure));
  }
}

const timeoutMs = 120_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Uploads a picture by XMLHttpRequest: `fetch` has no upload progress (0 to 1). Throws ApiFailure, like `call`. */
export async function sendPicture<const E extends Endpoint & { readonly picture: true }>(
  endpoint: E,
  picture: Blob,
  onProgress: (progress: number) => void,
): Promise<Reply<E>> {
  const token = readSession()?.token;
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, {}));
  request.timeout = timeoutMs;
  request.setRequestHeader('content-type', picture.type);
  if (token) request.setRequestHeader('authorization', `BEARER ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () => reject(new ApiFailure('offline', 0, 'The picture could not be sent.'));
    request.ontimeout = () => reject(new ApiFailure('timeout', 0, 'No response in time.'));
    request.send(picture);
  });
  const body = parse(request.responseText);
  if (!isSuccess(request.status)) throw failureWith(token, request.status, body);
  const parsed = z.safeParse(endpoint.reply, body);
  if (!parsed.success) throw new ApiFailure('unreadable', request.status, parsed.error.message);
  return parsed.data as Reply<E>;
}

/** Uploads a CSV file. Throws ApiFailure, like `call`. */
export async function sendCsv<const E extends Endpoint & { readonly csv: true }>(
  endpoint: E,
  file: Blob,
  input: CallInput<E>,
): Promise<Reply<E>> {
  const token = readSession()?.token;
  const headers = new Headers({ 'content-type': 'text/csv' });
  if (token) headers.set('authorization', `BEARER ${token}`);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const answer = await fetch(addressOf(endpoint, input as LooseInput), {
    method: endpoint.method,
    headers,
    body: file,
    signal: giveUp.signal,
  })
    .catch((error: unknown) => {
      throw new ApiFailure('offline', 0, String(error));
    })
    .finally(() => clearTimeout(timer));
  const body = parse(await answer.text());
  if (!answer.ok) throw failureWith(token, answer.status, body);
  const parsed = z.safeParse(endpoint.reply, body);
  if (!parsed.success) throw new ApiFailure('unreadable', answer.status, parsed.error.message);
  return parsed.data as Reply<E>;
}
