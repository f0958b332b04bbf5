import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { cachedJob, changeJob, confirmJob, recordSeenJobs } from './job-cache.ts';
import { jobKeys } from './job-keys.ts';

const dara = 7;
const neighbour = 8;

const detail = (job_id: number, moreJobs: JobListItem[]): JobDetail => {
  const { favorite, ...facts } = jobCard(job_id);
  return {
    ...facts,
    contact: null,
    warnings: [],
    help_numbers: [],
    review: null,
    source: null,
    isFavorite: favorite,
    description: '<p>x</p>',
    requirements: [],
    responsibilities: [],
    moreJobs,
  };
};

const pages = (...all: JobListItem[][]): InfiniteData<JobListItem[], number> => ({
  pages: all,
  pageParams: all.map((_, number) => number),
});

let client: QueryClient;
const listed = (owner = dara) => client.getQueryData(jobKeys.list(owner, {}))?.pages.flat() ?? [];
const savedIds = () => client.getQueryData(jobKeys.saved(dara))?.map(({ job_id }) => job_id);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(
    jobKeys.list(dara, {}),
    pages([jobCard(1, { favorite: true }), jobCard(2, { favorite: true })], [jobCard(3)]),
  );
  client.setQueryData(jobKeys.list(neighbour, {}), pages([jobCard(3)]));
  client.setQueryData(jobKeys.detail(dara, 3), detail(3, [jobCard(1)]));
  client.setQueryData(jobKeys.detail(dara, 9), detail(9, [jobCard(3)]));
  client.setQueryData(jobKeys.saved(dara), [jobCard(1, { favorite: true }), jobCard(2, { favorite: true })]);
});

describe('a change', () => {
  it('reaches the list, the detail and the related jobs', () => {
    changeJob(client, dara, 3, { favorite: true, applied: true });
    expect(listed().find(({ job_id }) => job_id === 3)).toMatchObject({ favorite: true, applied: true });
    expect(client.getQueryData(jobKeys.detail(dara, 3))).toMatchObject({ isFavorite: true, applied: true });
    expect(client.getQueryData(jobKeys.detail(dara, 9))?.moreJobs[0]).toMatchObject({
      favorite: true,
    });
  });

  it('reaches lists with cursors', () => {
    const key = [...jobKeys.list(dara, { company: 5 }), 'pages'];
    const data = { pages: [{ items: [jobCard(3)], next: 'x' }], pageParams: ['first'] };
    client.setQueryData(key, data);
    changeJob(client, dara, 3, { favorite: true });
    expect(client.getQueryData(key)).toEqual({
      ...data,
      pages: [{ items: [jobCard(3, { favorite: true })], next: 'x' }],
    });
    client.removeQueries({ queryKey: jobKeys.list(dara, {}), exact: true });
    client.removeQueries({ queryKey: jobKeys.detail(dara, 3) });
    expect(cachedJob(client, dara, 3)).toMatchObject({ favorite: true });
  });

  it("does not reach another person's answers", () => {
    changeJob(client, dara, 3, { favorite: true });
    expect(listed(neighbour)[0]?.favorite).toBe(false);
  });

  it('adds no card field to a detail', () => {
    changeJob(client, dara, 3, { favorite: true });
    expect(client.getQueryData(jobKeys.detail(dara, 3))).not.toHaveProperty('favorite');
  });

  it('does not make an old answer look fresh', () => {
    client.setQueryData(jobKeys.list(dara, {}), pages([jobCard(1)]), { updatedAt: 1000 });
    changeJob(client, dara, 1, { applied: true });
    expect(client.getQueryState(jobKeys.list(dara, {}))?.dataUpdatedAt).toBe(1000);
  });

  it('closes a job everywhere', () => {
    changeJob(client, dara, 3, { status: 'Closed' });
    expect(listed().at(-1)?.status).toBe('Closed');
    expect(client.getQueryData(jobKeys.detail(dara, 3))?.status).toBe('Closed');
  });
});

describe('the saved jobs', () => {
  it('start with a newly saved one', () => {
    changeJob(client, dara, 3, { favorite: true });
    expect(savedIds()).toEqual([3, 1, 2]);
  });

  it('lose an unsaved job, and get it back in its place on undo', () => {
    const undo = changeJob(client, dara, 1, { favorite: false });
    expect(savedIds()).toEqual([2]);
    expect(listed()[0]?.favorite).toBe(false);
    undo();
    expect(savedIds()).toEqual([1, 2]);
    expect(listed()[0]?.favorite).toBe(true);
  });

  it('lose a newly saved job on undo', () => {
    const undo = changeJob(client, dara, 3, { favorite: true });
    undo();
    expect(savedIds()).toEqual([1, 2]);
    expect(listed().at(-1)?.favorite).toBe(false);
  });
});

it('undoing one change leaves another one alone', () => {
  const undo = changeJob(client, dara, 1, { applied: true });
  changeJob(client, dara, 3, { applied: true });
  undo();
  expect(listed().map(({ applied }) => applied)).toEqual([false, false, true]);
});

it('a confirmed change survives a reply to an earlier request', async () => {
  let answer: (jobs: JobListItem[]) => void = () => undefined;
  const fetching = client.fetchQuery({
    queryKey: jobKeys.saved(dara),
    queryFn: () => new Promise<JobListItem[]>((resolve) => (answer = resolve)),
    staleTime: 0,
  });
  confirmJob(client, dara, 3, { favorite: true });
  answer([jobCard(1, { favorite: true })]);
  await fetching;
  await Promise.resolve();
  expect(savedIds()).toEqual([3, 1]);
});

it('finds a job in any list', () => {
  expect(cachedJob(client, dara, 2)?.name).toBe('Job 2');
  expect(cachedJob(client, dara, 9)?.name).toBe('Job 9');
  expect(cachedJob(client, dara, 99)).toBeUndefined();
});

it('stores each listed job once, in its latest version, newest first, and at most 1,000', () => {
  const named = (id: number, name = 'Cook') => jobCard(id, { name });
  const seen = () => client.getQueryData(jobKeys.seen(dara)) ?? [];
  recordSeenJobs(client, dara, [named(1), named(2)]);
  recordSeenJobs(client, dara, [named(2, 'Chef'), named(3)]);
  expect(seen()).toEqual([named(2, 'Chef'), named(3), named(1)]);
  expect(client.getQueryCache().find({ queryKey: jobKeys.seen(dara) })?.meta).toEqual({ persist: 'private' });
  const more = Array.from({ length: 999 }, (_, place) => named(10 + place));
  recordSeenJobs(client, dara, more);
  expect(seen()).toEqual([...more, named(2, 'Chef')]);
});
