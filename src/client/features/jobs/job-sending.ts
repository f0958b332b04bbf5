/** How an application and a saved-job change leave the phone: at once, or through the outbox. Knows no cache and no buttons. */
import { apply } from '#contract/applications.ts';
import { addFavourite, type JobListItem, removeFavourite } from '#contract/jobs.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { enqueue } from '#client/data/outbox-link.ts';

export type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

/** Where the application for a job, or the last change of whether it is saved, waits. */
export const applicationLane = (jobId: number): string => `application:${jobId}`;
export const favouriteLane = (jobId: number): string => `favourite:${jobId}`;

/**
 * Applies; the same tap never twice. 'unknown' when the server no longer knows the token.
 * Throws ApiFailure when the server refused.
 */
export async function sendApplication({ job_id, name }: JobToSend): Promise<'sent' | 'waiting' | 'unknown'> {
  const lane = applicationLane(job_id);
  const waiting = await enqueue(apply, { body: { job_id } }, { lane, subject: name, repeat: 'first' });
  if (!waiting) return 'sent';
  // Held before any try means only that the worker has not heard of the log-in yet.
  return waiting.state === 'held' && waiting.attempts > 0 ? 'unknown' : 'waiting';
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
  const endpoint = favorite ? addFavourite : removeFavourite;
  const input = { params: { id: job_id } };
  if (!waits && (await isAnswered(() => call(endpoint, input)))) return;
  await enqueue(endpoint, input, { lane: favouriteLane(job_id), subject: name, repeat: 'last' });
}
