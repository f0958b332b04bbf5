/** Which applications an employer wants to see, and in which order (product 2.30). Pure. */
import { type Application } from '#contract/applications.ts';

/** Newest as the list comes. */
export const applicantOrders = ['newest', 'oldest'] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

export type ApplicantFilter = {
  readonly status?: Application['status'];
  readonly isStarred?: boolean;
  readonly jobId?: number;
  /** Not opened yet. */
  readonly isUnread?: boolean;
  readonly order?: ApplicantOrder;
};

/** Of a list that has the newest first. */
export function filtered(
  list: readonly Application[],
  { status, isStarred = false, jobId, isUnread = false, order }: ApplicantFilter,
): Application[] {
  const found = list.filter(
    (application) =>
      (status === undefined || application.status === status) &&
      (!isStarred || application.starred === true) &&
      (jobId === undefined || application.job_id === jobId) &&
      (!isUnread || application.viewed_at === null),
  );
  return order === 'oldest' ? found.reverse() : found;
}

/** The jobs that were applied to, each once, in the order of their newest application. */
export function jobsOf(list: readonly Application[]): { id: number; name: string }[] {
  const names = new Map<number, string>();
  for (const { job_id, job_name } of list) if (!names.has(job_id)) names.set(job_id, job_name);
  return [...names].map(([id, name]) => ({ id, name }));
}
