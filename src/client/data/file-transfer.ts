/** Downloads files with the user's token and uploads pictures. */
import * as z from 'zod/mini';
import { type Endpoint, type Reply } from '#contract/endpoint.ts';
import { addressOf, isSuccess } from '#transport/send-call.ts';
import { failureWith } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { readSession } from './session.ts';

/** Downloads a file that needs the token, which a link can't send. Throws ApiFailure, like `call`. */
export async function fetchFile(path: `/${string}`, query: Readonly<Record<string, string>>): Promise<Blob> {
  const token = readSession()?.token;
  const headers = { authorization: `BEARER ${token ?? ''}` };
  try {
    const answer = await fetch(addressOf({ path }, { query }), { headers });
    if (!answer.ok) throw failureWith(token, answer.status, await answer.json().catch(() => undefined));
    if (!answer.headers.has('x-request-id')) throw new ApiFailure('offline', 0, 'Not the server.');
    return await answer.blob();
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
