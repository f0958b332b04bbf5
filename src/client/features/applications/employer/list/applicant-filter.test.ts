import { describe, expect, it } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { filtered, filterOf, jobsOf, queryOf } from './applicant-filter.ts';

const one = (id: number, job_id: number, status: Application['status']): Application => ({
  id,
  job_id,
  job_name: `Job ${job_id}`,
  status,
  message: null,
  dateAdded: '2026-11-01T00:00:00.000Z',
  dateUpdated: '2026-11-01T00:00:00.000Z',
  first_name: 'Dara',
  last_name: 'Chan',
  viewed_at: null,
  unread: 0,
  interview: null,
  job_gone: null,
});
const list = [one(3, 7, 'pending'), one(2, 8, 'accepted'), one(1, 7, 'accepted')];
const ids = (applications: Application[]) => applications.map(({ id }) => id);

const read = { viewed_at: '2026-11-02T00:00:00.000Z' };

describe('the filter', () => {
  it('shows everything when nothing is asked for', () => expect(ids(filtered(list, {}))).toEqual([3, 2, 1]));
  it('shows one state', () => expect(ids(filtered(list, { status: 'accepted' }))).toEqual([2, 1]));
  it('shows one job', () => expect(ids(filtered(list, { jobId: 7 }))).toEqual([3, 1]));
  it('shows the starred', () =>
    expect(ids(filtered([...list, { ...one(4, 7, 'pending'), starred: true }], { isStarred: true }))).toEqual(
      [4],
    ));
  it('shows those that were not opened', () =>
    expect(ids(filtered([{ ...one(4, 7, 'pending'), ...read }, ...list], { isUnread: true }))).toEqual([
      3, 2, 1,
    ]));
  it('turns the list around', () => expect(ids(filtered(list, { order: 'oldest' }))).toEqual([1, 2, 3]));
  it('shows who lives in a place, however it is written', () => {
    const cities = ['Phnom Penh', 'ភ្នំពេញ', 'Toul Kork, PHNOM PENH city', 'Siemreap', null];
    const some = cities.map((city, index) => ({ ...one(index, 7, 'pending'), city }));
    expect(ids(filtered(some, { place: 'KH-12' }))).toEqual([0, 1, 2]);
  });
  it('takes both together', () => expect(ids(filtered(list, { jobId: 7, status: 'accepted' }))).toEqual([1]));
});

it('names each job once, the one applied to last first', () =>
  expect(jobsOf(list)).toEqual([
    { id: 7, name: 'Job 7' },
    { id: 8, name: 'Job 8' },
  ]));

describe('the address', () => {
  it('gives back each part of a filter', () => {
    const all = {
      status: 'pending',
      isStarred: true,
      jobId: 7,
      isUnread: true,
      place: 'KH-12',
      words: 'welder ដែក',
      order: 'oldest',
    } as const;
    expect(filterOf(queryOf(all))).toEqual(all);
  });
  it('means no filter by what it should not have', () =>
    expect(
      filterOf({ status: 'x', starred: 2, job: 'a', unread: {}, city: [], words: ' \u200b ', order: 'best' }),
    ).toEqual({}));
  it('asks for as many words as the server looks for', () =>
    expect(filterOf({ words: 'a b c d e f g h i j' })).toEqual({ words: 'a b c d e f g h' }));
});
