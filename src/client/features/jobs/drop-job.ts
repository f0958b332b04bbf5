/** Takes a job that is no longer there out of everything that the device keeps of it: lists, details, related and saved jobs (product 2.6). */
import { type Query, type QueryClient } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { guest } from '#client/data/query-client.ts';
import { type JobAnswer, jobAnswers } from './job-cache.ts';
import { type Owner } from './job-keys.ts';
import { changePage, jobsIn } from './job-pages.ts';

const without = (jobs: JobListItem[], id: number): JobListItem[] =>
  jobs.some(({ job_id }) => job_id === id) ? jobs.filter(({ job_id }) => job_id !== id) : jobs;

/** The answer without the job; the same object if it doesn't have it. */
function rest({ kind, data }: JobAnswer, id: number): JobAnswer['data'] {
  switch (kind) {
    case 'list':
      if (!data.pages.flatMap(jobsIn).some(({ job_id }) => job_id === id)) return data;
      return { ...data, pages: data.pages.map((page) => changePage(page, (jobs) => without(jobs, id))) };
    case 'detail': {
      const moreJobs = without(data.moreJobs, id);
      return moreJobs === data.moreJobs ? data : { ...data, moreJobs };
    }
    case 'cached': {
      const jobs = without(data.jobs, id);
      return jobs === data.jobs ? data : { ...data, jobs };
    }
    default:
      return without(data, id);
  }
}

function dropDetail(client: QueryClient, query: Query): void {
  if (!query.isActive()) client.getQueryCache().remove(query);
  // Whoever reads it now hears from the server that it is gone.
  else if (query.state.status === 'success')
    void client.resetQueries({ queryKey: query.queryKey, exact: true });
  else query.setState({ data: undefined });
}

/** For this person, and for guests on the same device. */
export function dropJob(client: QueryClient, owner: Owner, id: number): void {
  for (const who of new Set<Owner>([owner, guest])) {
    for (const answer of jobAnswers(client, who)) {
      const { kind, data, query } = answer;
      if (kind === 'detail' && data.job_id === id) {
        dropDetail(client, query);
        continue;
      }
      const next = rest(answer, id);
      if (next === data) continue;
      query.setState({ data: next });
      // A list knows its end by a page that isn't full, so it must be fetched again.
      if (kind === 'list') void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}
