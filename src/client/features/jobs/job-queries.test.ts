/** The placeholder of a job's page until the job has arrived. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobDetail } from '#contract/jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { jobKeys } from './job-keys.ts';
import { jobQuery } from './job-queries.ts';

test('a cached card gives a placeholder with every field of a detail', () => {
  const client = new QueryClient();
  const card = { ...jobCard(7), favorite: true };
  client.setQueryData(jobKeys.saved(3), [card]);
  const observer = new QueryObserver(client, { ...jobQuery(client, 3, 7), enabled: false });
  expect(z.parse(jobDetail, observer.getCurrentResult().data)).toMatchObject({
    job_id: 7,
    name: card.name,
    isFavorite: true,
    description: '',
    requirements: [],
    moreJobs: [],
  });
});
