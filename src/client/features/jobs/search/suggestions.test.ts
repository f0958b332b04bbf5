/** Suggestions while the user types. */
import { expect, test } from 'vitest';
import { type Candidate, namesOf, suggestionsFor } from './suggestions.ts';

const title = (text: string): Candidate => ({ kind: 'title', text, names: namesOf(text) });
const place: Candidate = {
  kind: 'place',
  text: 'Siem Reap',
  province: 'KH-17',
  names: namesOf('Siem Reap', 'សៀមរាប'),
};
const occupation: Candidate = {
  kind: 'occupation',
  text: 'Delivery rider',
  occupation: 'delivery_rider',
  names: namesOf('Delivery rider', 'អ្នកដឹកអីវ៉ាន់តាមម៉ូតូ'),
};
const known = [
  title('Senior Driver'),
  title('Driver'),
  title('Drivers of trucks'),
  title('Driving teacher'),
  title('អ្នកបើកឡាន'),
  place,
  occupation,
  { kind: 'company', text: 'Driven Co', company: 7, names: namesOf('Driven Co') } as const,
];
const texts = (typed: string, more: object = {}) =>
  suggestionsFor(typed, { earlier: [], known, fromServer: [], ...more }).map(({ text }) => text);

test('suggestions that start with the text come before those with a later word that does, a few per kind', () =>
  expect(texts('dri')).toEqual(['Driver', 'Drivers of trucks', 'Driving teacher', 'Driven Co']));
test.each([
  ['siem', ['Siem Reap']],
  ['reap', ['Siem Reap']],
  ['eap', []],
  ['សៀម', ['Siem Reap']],
  ['បើក', ['អ្នកបើកឡាន']],
  ['rider', ['Delivery rider']],
  ['ម៉ូតូ', ['Delivery rider']],
  ['qq', []],
])('%s finds %s', (typed, expected) => expect(texts(typed)).toEqual(expected));
test('before anything is typed, only earlier searches are suggested', () =>
  expect(texts(' ', { earlier: ['1', '2', '3', '4', '5', '6'] })).toEqual(['1', '2', '3', '4', '5']));
test("earlier searches come first, without repeats, and the server's last", () => {
  const fromServer = [
    { kind: 'title', text: 'driver' },
    { kind: 'title', text: 'drill operator' },
  ];
  expect(texts('dri', { earlier: ['Driver', 'cook'], fromServer })).toEqual([
    'Driver',
    'Drivers of trucks',
    'Driving teacher',
    'Driven Co',
    'drill operator',
  ]);
});
test('the typed text is not suggested', () => expect(texts('DRIVER')).not.toContain('Driver'));
test('at most eight', () => {
  const fromServer = Array.from({ length: 20 }, (_, nth) => ({ kind: 'title', text: `dri ${nth}` }));
  expect(texts('dri', { fromServer })).toHaveLength(8);
});
