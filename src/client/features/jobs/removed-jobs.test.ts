/** A job that no longer exists is removed from all caches, except the list of its owner. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { missingJobIds, removeJobFromCache, subscribeToRemovedJobs } from './removed-jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { jobKeys } from './job-keys.ts';

const at = (job_id: number, day: number): JobListItem =>
  jobCard(job_id, { date_added: `2026-11-${day}T00:00:00.000Z` });
const [newest, removed, oldest] = [at(3, 20), at(2, 15), at(1, 10)];
/** Only the fields of a detail that matter here. */
const detail = (job: JobListItem, moreJobs: JobListItem[]) =>
  ({ ...job, moreJobs }) as Partial<JobDetail> as JobDetail;

function filledClient(): QueryClient {
  const client = new QueryClient();
  const list = { pages: [[newest, removed, oldest]], pageParams: [0] };
  client.setQueryData(jobKeys.list(7, {}), list);
  client.setQueryData(jobKeys.list('guest', {}), list);
  client.setQueryData([...jobKeys.list(7, { company: 5 }), 'pages'], {
    pages: [{ items: [newest, removed], next: 'x' }],
    pageParams: ['first'],
  });
  client.setQueryData(jobKeys.saved(7), [removed]);
  client.setQueryData(jobKeys.seen(7), [removed, oldest]);
  client.setQueryData(jobKeys.detail(7, 2), detail(removed, []));
  client.setQueryData(jobKeys.detail(7, 1), detail(oldest, [removed]));
  client.setQueryData(jobKeys.own(7), { pages: [{ items: [removed], next: null }], pageParams: [''] });
  return client;
}

const keysWith = (client: QueryClient): unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => JSON.stringify(state.data).includes('"job_id":2'))
    .map(({ queryKey }) => queryKey);

test('removes it from lists, saved jobs, details and related jobs, of the user and of guests', () => {
  const client = filledClient();
  removeJobFromCache(client, 7, 2);
  expect(keysWith(client)).toEqual([jobKeys.own(7)]);
  expect(client.getQueryData(jobKeys.seen(7))).toEqual([oldest]);
});

test('a job is missing if it is dated within a page that lacks it, not if the page ends before it', () => {
  expect(missingJobIds([newest, oldest], [removed])).toEqual([2]);
  expect(missingJobIds([newest, at(4, 16)], [removed])).toEqual([]);
  // Posted together: the next page may have it.
  expect(missingJobIds([newest, at(4, 15)], [removed])).toEqual([]);
  expect(missingJobIds([], [removed])).toEqual([]);
});

test('a list without it removes a job that only Saved has', async () => {
  const client = filledClient();
  client.setQueryData(jobKeys.seen(7), []);
  subscribeToRemovedJobs(client);
  await client.fetchQuery({
    queryKey: jobKeys.list(7, {}),
    queryFn: () => Promise.resolve({ pages: [[newest, oldest]], pageParams: [0] }),
  });
  expect(client.getQueryData(jobKeys.saved(7))).toEqual([]);
});

test('a list without it and a 404 both remove it', async () => {
  const client = filledClient();
  subscribeToRemovedJobs(client);
  await client.fetchQuery({
    queryKey: jobKeys.list(7, {}),
    queryFn: () => Promise.resolve({ pages: [[newest, oldest]], pageParams: [0] }),
  });
  expect(keysWith(client)).toEqual([jobKeys.own(7)]);
  const another = filledClient();
  subscribeToRemovedJobs(another);
  const missing = () => Promise.reject(new ApiFailure('not_found', 404, ''));
  await another.prefetchQuery({ queryKey: jobKeys.detail(7, 2), queryFn: missing, retry: false });
  expect(keysWith(another)).toEqual([jobKeys.own(7)]);
});
