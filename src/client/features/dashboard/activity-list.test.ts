/** The counts and orders of a dashboard. */
import { expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { answersFirst, countsOf } from './activity-list.tsx';

const application = (id: number, status: Application['status'], dateUpdated: string): Application => ({
  id,
  status,
  dateUpdated,
  job_id: 1,
  job_name: 'Cook',
  message: null,
  dateAdded: '2026-01-01T00:00:00Z',
  first_name: 'Dara',
  last_name: 'Chan',
  viewed_at: null,
  unread: 0,
  interview: null,
  answers: null,
  job_gone: null,
});

const all = [
  application(4, 'rejected', '2026-01-02T00:00:00Z'),
  application(3, 'pending', '2026-01-09T00:00:00Z'),
  application(2, 'accepted', '2026-01-05T00:00:00Z'),
  application(1, 'accepted', '2026-01-02T00:00:00Z'),
];

test('applied counts every application, the others by their status', () =>
  expect(countsOf(all)).toEqual({ applied: 4, pending: 1, accepted: 2 }));

test('updates are the answered applications, latest answer first; ties by the newer application', () =>
  expect(answersFirst(all).map(({ id }) => id)).toEqual([2, 4, 1]));
