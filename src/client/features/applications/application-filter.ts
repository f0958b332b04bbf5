/** Which applications an employer wants to see: of one state, of one job. Pure. */
import { type Application } from '#contract/applications.ts';

export type ApplicationFilter = {
  readonly status?: Application['status'];
  readonly jobId?: number;
};

export const filtered = (list: readonly Application[], { status, jobId }: ApplicationFilter): Application[] =>
  list.filter(
    (application) =>
      (status === undefined || application.status === status) &&
      (jobId === undefined || application.job_id === jobId),
  );

/** The jobs that were applied to, each once, in the order of their newest application. */
export function jobsOf(list: readonly Application[]): { id: number; name: string }[] {
  const names = new Map<number, string>();
  for (const { job_id, job_name } of list) if (!names.has(job_id)) names.set(job_id, job_name);
  return [...names].map(([id, name]) => ({ id, name }));
}
