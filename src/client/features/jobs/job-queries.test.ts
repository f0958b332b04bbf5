// @vitest-environment jsdom
/** A job's page before the job has arrived: what a card showed, and nothing else of what the page draws. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobDetail } from '#contract/jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { jobKeys } from './job-keys.ts';
import { jobQuery } from './job-queries.ts';

test('a job that a list showed stands in with every field that a detail has', () => {
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
