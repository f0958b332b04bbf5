/** How a saved-job change leaves the phone: at once, or through the outbox. Knows no cache and no buttons. */
import { addFavourite, type JobListItem, removeFavourite } from '#contract/jobs.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { enqueue } from '#client/data/outbox-link.ts';

export type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

/** Where the last change of whether a job is saved waits. */
export const favouriteLane = (jobId: number): string => `favourite:${jobId}`;

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
