/** Takes a job that is no longer there out of everything that the device keeps of it: lists, details, related and saved jobs (product 2.6). */
import { type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { guest } from '#client/data/query-client.ts';
import { type CachedResults } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { changePage, type JobPage, jobsIn } from './job-pages.ts';

const without = (jobs: JobListItem[], id: number): JobListItem[] =>
  jobs.some(({ job_id }) => job_id === id) ? jobs.filter(({ job_id }) => job_id !== id) : jobs;

/** The answer without the job; the same one where it has none. Its owner's own list still has it. */
function rest({ queryKey, state }: Query, id: number): unknown {
  switch (queryKey[2]) {
    case 'list': {
      const list = state.data as InfiniteData<JobPage>;
      if (!list.pages.flatMap(jobsIn).some(({ job_id }) => job_id === id)) return list;
      return { ...list, pages: list.pages.map((page) => changePage(page, (jobs) => without(jobs, id))) };
    }
    case 'detail': {
      const job = state.data as JobDetail;
      const moreJobs = without(job.moreJobs, id);
      return moreJobs === job.moreJobs ? job : { ...job, moreJobs };
    }
    case 'cached': {
      const found = state.data as CachedResults;
      const jobs = without(found.jobs, id);
      return jobs === found.jobs ? found : { ...found, jobs };
    }
    default:
      return without(state.data as JobListItem[], id);
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
    for (const query of client.getQueryCache().findAll({ queryKey: jobKeys.all(who) })) {
      if (query.state.data === undefined) continue;
      if (query.queryKey[2] === 'detail' && query.queryKey[3] === id) {
        dropDetail(client, query);
        continue;
      }
      const data = rest(query, id);
      if (data === query.state.data) continue;
      query.setState({ data });
      // Its pages are no longer full, by which a list knows where it ends.
      if (query.queryKey[2] === 'list')
        void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}
