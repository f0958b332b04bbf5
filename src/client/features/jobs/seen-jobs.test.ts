import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { jobKeys } from './job-keys.ts';
import { noteSeen } from './seen-jobs.ts';

const job = (job_id: number, name = 'Cook') => ({ job_id, name }) as JobListItem;

test('what was seen is kept once, as it was seen last, newest first, and not without end', () => {
  const client = new QueryClient();
  noteSeen(client, 7, [job(1), job(2)]);
  noteSeen(client, 7, [job(2, 'Chef'), job(3)]);
  const seen = () => client.getQueryData(jobKeys.seen(7)) ?? [];
  expect(seen()).toEqual([job(2, 'Chef'), job(3), job(1)]);
  expect(client.getQueryCache().find({ queryKey: jobKeys.seen(7) })?.meta).toEqual({ persist: 'private' });
  noteSeen(
    client,
    7,
    Array.from({ length: 999 }, (_, place) => job(10 + place)),
  );
  expect(seen().map(({ job_id }) => job_id)).toEqual([
    ...Array.from({ length: 999 }, (_, place) => 10 + place),
    2,
  ]);
});
