/** Fetches a file that only this person may have: a link would carry no token. */
import { addressOf } from '#transport/send-call.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { readSession } from './session.ts';

/** Throws ApiFailure, as `call` does. */
export async function fetchFile(path: `/${string}`, query: Readonly<Record<string, string>>): Promise<Blob> {
  const headers = { authorization: `BEARER ${readSession()?.token ?? ''}` };
  try {
    const answer = await fetch(addressOf({ path }, { query }), { headers });
    if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => undefined));
    return await answer.blob();
  } catch (failure) {
    throw failure instanceof ApiFailure ? failure : new ApiFailure('offline', 0, String(failure));
  }
}
