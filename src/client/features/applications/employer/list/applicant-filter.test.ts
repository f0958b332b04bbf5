import { describe, expect, it } from 'vitest';
import { type Application } from '#contract/applications.ts';
import {
  applyFilter,
  countPlaces,
  createPlaceParser,
  listAppliedJobs,
  parseFilter,
  toSearch,
  listAskedQuestions,
} from './applicant-filter.ts';

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
  answers: null,
  job_gone: null,
});
const list = [one(3, 7, 'pending'), one(2, 8, 'accepted'), one(1, 7, 'accepted')];
const ids = (applications: Application[]) => applications.map(({ id }) => id);

const read = { viewed_at: '2026-11-02T00:00:00.000Z' };

describe('the filter', () => {
  it('shows everything without a filter', () => expect(ids(applyFilter(list, {}))).toEqual([3, 2, 1]));
  it('shows one status', () => expect(ids(applyFilter(list, { status: 'accepted' }))).toEqual([2, 1]));
  it('shows one job', () => expect(ids(applyFilter(list, { jobId: 7 }))).toEqual([3, 1]));
  it('shows the starred', () =>
    expect(
      ids(applyFilter([...list, { ...one(4, 7, 'pending'), starred: true }], { isStarred: true })),
    ).toEqual([4]));
  it('shows unread ones', () =>
    expect(ids(applyFilter([{ ...one(4, 7, 'pending'), ...read }, ...list], { isUnread: true }))).toEqual([
      3, 2, 1,
    ]));
  it('reverses the order', () => expect(ids(applyFilter(list, { order: 'oldest' }))).toEqual([1, 2, 3]));
  it('shows who lives in a place, in any spelling', () => {
    const cities = ['Phnom Penh', 'ភ្នំពេញ', 'Toul Kork, PHNOM PENH city', 'Siemreap', null];
    const some = cities.map((city, index) => ({ ...one(index, 7, 'pending'), city }));
    expect(ids(applyFilter(some, { place: 'KH-12' }))).toEqual([0, 1, 2]);
  });
  it('combines filters', () => expect(ids(applyFilter(list, { jobId: 7, status: 'accepted' }))).toEqual([1]));
});

it('lists each job once, the latest application first', () =>
  expect(listAppliedJobs(list)).toEqual([
    { id: 7, name: 'Job 7' },
    { id: 8, name: 'Job 8' },
  ]));

describe('the address', () => {
  it('restores each part of a filter', () => {
    const all = {
      status: 'pending',
      isStarred: true,
      jobId: 7,
      isUnread: true,
      place: 'KH-12',
      words: 'welder ដែក',
      order: 'oldest',
    } as const;
    expect(parseFilter(toSearch(all))).toEqual(all);
  });
  it('ignores invalid parameters', () =>
    expect(
      parseFilter({
        status: 'x',
        starred: 2,
        job: 'a',
        unread: {},
        city: [],
        words: ' \u200b ',
        order: 'best',
      }),
    ).toEqual({}));
  it('takes as many words as the server accepts', () =>
    expect(parseFilter({ words: 'a b c d e f g h i j' })).toEqual({ words: 'a b c d e f g h' }));
});

describe('a city of a CV', () => {
  const placeOf = createPlaceParser();
  it.each([
    ['Phnom Penh', 'KH-12'],
    ['phnom  penh', 'KH-12'],
    ['រាជធានីភ្នំពេញ', 'KH-12'],
    ['Phnom Penh, Cambodia', 'KH-12'],
    ['Sihanoukville', 'KH-18'],
    ['Siem Reap Province', 'KH-17'],
    ['ខេត្តកំពង់ចាម', 'KH-3'],
    ['ក្រុងព្រះសីហនុ', 'KH-18'],
    ['Kampong', 'kampong'],
    ['Bangkok', 'bangkok'],
    ['PP', 'pp'],
    ['  ', undefined],
    [null, undefined],
  ])('%s is %s', (city, place) => expect(placeOf(city)).toBe(place));
});

it('lists each place once, most applicants first, in the newest spelling', () => {
  const list = ['Bangkok', 'Phnom Penh', 'bangkok', null, 'BANGKOK'].map((city) => ({ city }));
  expect(countPlaces(list)).toEqual([
    { place: 'bangkok', city: 'Bangkok', count: 3, spellings: ['Bangkok', 'bangkok', 'BANGKOK'] },
    { place: 'KH-12', city: 'Phnom Penh', count: 1, spellings: ['Phnom Penh'] },
  ]);
});

describe('answers', () => {
  const answering = [
    { ...one(5, 7, 'pending'), answers: { driving_licence: 'yes', own_motorbike: 'yes' } },
    { ...one(6, 7, 'pending'), answers: { driving_licence: 'yes', own_motorbike: null } },
    { ...one(7, 7, 'pending'), answers: { driving_licence: 'no', years_experience: 4 } },
    one(8, 8, 'pending'),
  ] satisfies Application[];

  it('are filtered: all conditions, and at least so many years', () => {
    const search = { answers: 'driving_licence:yes,own_motorbike:yes' };
    expect(ids(applyFilter(answering, parseFilter(search)))).toEqual([5]);
    expect(ids(applyFilter(answering, parseFilter({ answers: 'years_experience:4' })))).toEqual([7]);
    expect(toSearch(parseFilter(search))).toEqual(search);
    for (const answers of ['height:yes', 'driving_licence:yes:no', 'years_experience:-1'])
      expect(parseFilter({ answers })).toEqual({});
  });
  it('show everyone else who was asked', () => {
    const search = { answers: 'driving_licence:yes,own_motorbike:yes', others: 1 };
    expect(ids(applyFilter(answering, parseFilter(search)))).toEqual([6]);
    expect(ids(applyFilter(answering, parseFilter({ answers: 'driving_licence:yes', others: 1 })))).toEqual([
      7,
    ]);
    expect(toSearch(parseFilter(search))).toEqual(search);
    expect(parseFilter({ others: 1 })).toEqual({});
  });
  it('are sorted, most often yes first', () =>
    expect(ids(applyFilter(answering, { order: 'answers' }))).toEqual([5, 6, 7, 8]));
  it('are offered as filters for the chosen job, or all jobs', () => {
    const list = [...answering, { ...one(9, 9, 'pending'), answers: { night_shift: null } }];
    expect(listAskedQuestions(list, 9)).toEqual(['night_shift']);
    expect(listAskedQuestions(list)).toEqual([
      'own_motorbike',
      'driving_licence',
      'night_shift',
      'years_experience',
    ]);
  });
});
