/** That the judged set can be measured with: postings that the server takes, and judgments that are complete. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newJob } from '#contract/postings.ts';
import { readJudged, readJudgedJobs } from './judged.ts';

const { posted, demonstration } = readJudgedJobs();
const { postings } = readJudged();
const jobs = [...posted, ...demonstration];

test('every posting is one that the server takes, and has a key of its own', () => {
  for (const { key, body } of postings)
    expect(z.safeParse(newJob, body).error?.issues ?? [], key).toEqual([]);
  expect(postings.length).toBeGreaterThanOrEqual(300);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
});
