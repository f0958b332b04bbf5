/** How an application and a saved-job change leave the phone: at once, or through the outbox. Knows no cache and no buttons. */
import { apply } from '#contract/applications.ts';
import { addFavourite, type JobListItem, removeFavourite } from '#contract/jobs.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { handIn } from '#client/data/outbox-link.ts';
import { newRequestKey } from '#client/data/request-key.ts';

export type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

/** Keys of what somebody waits for at a button; what the server says to others is told by `follow-outbox.ts`. */
const watched = new Set<string>();
export const isWatched = (key: string): boolean => watched.has(key);

async function watching<Result>(key: string, send: () => Promise<Result>): Promise<Result> {
  watched.add(key);
  try {
    return await send();
  } finally {
    watched.delete(key);
  }
}

/**
 * Applies under one key, which every retry of this tap keeps. 'unknown' when the server no longer knows the token.
 * Throws ApiFailure when the server refused.
 */
export function sendApplication({ job_id, name }: JobToSend): Promise<'sent' | 'waiting' | 'unknown'> {
  const key = newRequestKey();
  return watching(key, async () => {
    const handed = await handIn({ kind: 'application', key, body: { job_id }, subject: name });
    if (!handed) await call(apply, { body: { job_id } }, { idempotencyKey: key });
    if (handed?.state !== 'queued') return 'sent';
    // Held before any try means only that the worker has not heard of the log-in yet.
    return handed.receipt.state === 'held' && handed.receipt.attempts > 0 ? 'unknown' : 'waiting';
  });
}

/** The phone's word on its network is not enough: a call that nobody answered tells as well. */
async function isAnswered(send: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await send();
    return true;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 0) return false;
    throw failure;
  }
}

/**
 * Saves a job or takes it off. Without a network, or behind a change that still waits, it waits too.
 * Throws ApiFailure when the server refused or failed.
 */
export async function sendFavourite(
  { job_id, name }: JobToSend,
  favorite: boolean,
  waits: boolean,
): Promise<void> {
  const send = () => call(favorite ? addFavourite : removeFavourite, { params: { id: job_id } });
  if (!waits && (await isAnswered(send))) return;
  const key = newRequestKey();
  const handed = await watching(key, () =>
    handIn({ kind: 'favourite', key, body: { job_id, favorite }, subject: name }),
  );
  if (!handed) await send();
}
