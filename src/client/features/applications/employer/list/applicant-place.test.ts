import { describe, expect, it } from 'vitest';
import { createPlaceParser, countPlaces } from './applicant-place.ts';

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
