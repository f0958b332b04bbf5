/** A job that is no longer there leaves nothing of itself in what the device keeps; its owner's list keeps it. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { removeJobFromCache } from './removed-jobs.ts';
import { subscribeToRemovedJobs, missingJobIds } from './removed-jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { jobKeys } from './job-keys.ts';

const at = (job_id: number, day: number): JobListItem =>
  jobCard(job_id, { date_added: `2026-11-${day}T00:00:00.000Z` });
const [newest, gone, oldest] = [at(3, 20), at(2, 15), at(1, 10)];
/** As much of a detail as matters here. */
const detail = (job: JobListItem, moreJobs: JobListItem[]) =>
  ({ ...job, moreJobs }) as Partial<JobDetail> as JobDetail;

function keeping(): QueryClient {
  const client = new QueryClient();
  const list = { pages: [[newest, gone, oldest]], pageParams: [0] };
  client.setQueryData(jobKeys.list(7, {}), list);
  client.setQueryData(jobKeys.list('guest', {}), list);
  client.setQueryData([...jobKeys.list(7, { company: 5 }), 'pages'], {
    pages: [{ items: [newest, gone], next: 'x' }],
    pageParams: ['first'],
  });
  client.setQueryData(jobKeys.saved(7), [gone]);
  client.setQueryData(jobKeys.seen(7), [gone, oldest]);
  client.setQueryData(jobKeys.detail(7, 2), detail(gone, []));
  client.setQueryData(jobKeys.detail(7, 1), detail(oldest, [gone]));
  client.setQueryData(jobKeys.own(7), { pages: [{ items: [gone], next: null }], pageParams: [''] });
  return client;
}

const keysWith = (client: QueryClient): unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => JSON.stringify(state.data).includes('"job_id":2'))
    .map(({ queryKey }) => queryKey);

test('it goes from lists, saved jobs, details and related jobs, of the person and of guests', () => {
  const client = keeping();
  removeJobFromCache(client, 7, 2);
  expect(keysWith(client)).toEqual([jobKeys.own(7)]);
  expect(client.getQueryData(jobKeys.seen(7))).toEqual([oldest]);
});

test('it is gone where the list of all jobs passes over it, and not where the list ends before', () => {
  expect(missingJobIds([newest, oldest], [gone])).toEqual([2]);
  expect(missingJobIds([newest, at(4, 16)], [gone])).toEqual([]);
  expect(missingJobIds([], [gone])).toEqual([]);
});

test('a list without it and an answer that it is not there both drop it', async () => {
  const client = keeping();
  subscribeToRemovedJobs(client);
  await client.fetchQuery({
    queryKey: jobKeys.list(7, {}),
    queryFn: () => Promise.resolve({ pages: [[newest, oldest]], pageParams: [0] }),
  });
  expect(keysWith(client)).toEqual([jobKeys.own(7)]);
  const another = keeping();
  subscribeToRemovedJobs(another);
  const missing = () => Promise.reject(new ApiFailure('not_found', 404, ''));
  await another.prefetchQuery({ queryKey: jobKeys.detail(7, 2), queryFn: missing, retry: false });
  expect(keysWith(another)).toEqual([jobKeys.own(7)]);
});
