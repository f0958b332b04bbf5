/** How a saved-job change leaves the phone. Knows no cache and no buttons. */
import { addFavourite, type JobListItem, removeFavourite } from '#contract/jobs.ts';
import { wasAnswered, waitsForLogIn } from '#client/data/held-up.ts';
import { cancel, enqueue } from '#client/data/outbox-send.ts';

export type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

/** Where the last change of whether a job is saved waits. */
export const favouriteLane = (jobId: number): string => `favourite:${jobId}`;

/**
 * Saves a job or takes it off; the last change stands. 'unknown' when the server no longer knows the token: it then waits
 * for its person. Throws when the server refused, or could not do it now: nobody waits for that.
 */
export async function sendFavourite(
  { job_id, name }: JobToSend,
  favorite: boolean,
): Promise<'sent' | 'waiting' | 'unknown'> {
  const endpoint = favorite ? addFavourite : removeFavourite;
  const how = { lane: favouriteLane(job_id), subject: name, repeat: 'last' } as const;
  const waiting = await enqueue(endpoint, { params: { id: job_id } }, how);
  if (!waiting) return 'sent';
  if (wasAnswered(waiting)) {
    await cancel(waiting);
    throw new Error(`not now: ${waiting.reason}`);
  }
  return waitsForLogIn(waiting) ? 'unknown' : 'waiting';
}
