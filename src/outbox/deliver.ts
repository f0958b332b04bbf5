/** Makes the call of one waiting item; the current token is attached here and nowhere stored. */
import { apply } from '#contract/applications.ts';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { sendMessage } from '#contract/site.ts';
import { type OutboxSession, type Receipt } from '#contract/worker-messages.ts';
import { type Answer } from './after-answer.ts';

const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api`;
const timeoutMs = 15_000;

function callOf(item: Receipt): { path: string; body?: unknown } {
  switch (item.kind) {
    case 'application':
      return { path: apply.path, body: item.body };
    case 'message':
      return { path: sendMessage.path, body: item.body };
    case 'favourite': {
      const { path } = item.body.favorite ? addFavourite : removeFavourite;
      return { path: path.replace(':id', String(item.body.job_id)) };
    }
  }
}

function headersOf(item: Receipt, body: unknown, session: OutboxSession | undefined): Headers {
  const headers = new Headers({ 'idempotency-key': item.key });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (item.owner !== null && session) headers.set('authorization', `BEARER ${session.token}`);
  return headers;
}

/** One try, with what the server said, if it said anything in time. */
export async function deliver(
  item: Receipt,
  session: OutboxSession | undefined,
): Promise<{ answer: Answer; said: unknown }> {
  const { path, body } = callOf(item);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const response = await fetch(apiBase + path, {
      method: 'POST',
      headers: headersOf(item, body, session),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: giveUp.signal,
    });
    // Reading the answer can fail as well: the item is then sent again under the same key.
    const said: unknown = await response.json();
    const code = said && typeof said === 'object' && 'code' in said ? String(said.code) : 'internal';
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
    return { answer: { kind: 'answered', status: response.status, code, retryAfterSeconds }, said };
  } catch {
    return { answer: { kind: 'no-network' }, said: undefined };
  } finally {
    clearTimeout(timer);
  }
}
