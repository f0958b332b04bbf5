/** What is suggested while somebody types. */
import { expect, test } from 'vitest';
import { type Named, namesOf, suggestionsFor } from './suggestions.ts';

const title = (text: string): Named => ({ kind: 'title', text, names: namesOf(text) });
const place: Named = {
  kind: 'place',
  text: 'Siem Reap',
  province: 'KH-17',
  names: namesOf('Siem Reap', 'សៀមរាប'),
};
const known = [
  title('Senior Driver'),
  title('Driver'),
  title('Drivers of trucks'),
  title('Driving teacher'),
  title('អ្នកបើកឡាន'),
  place,
  { kind: 'company', text: 'Driven Co', company: 7, names: namesOf('Driven Co') } as const,
];
const texts = (written: string, more: object = {}) =>
  suggestionsFor(written, { earlier: [], known, told: [], ...more }).map(({ text }) => text);

test('what begins so comes before what has a word that does, a few of each kind', () =>
  expect(texts('dri')).toEqual(['Driver', 'Drivers of trucks', 'Driving teacher', 'Driven Co']));
test.each([
  ['siem', ['Siem Reap']],
  ['reap', ['Siem Reap']],
  ['eap', []],
  ['សៀម', ['Siem Reap']],
  ['បើក', ['អ្នកបើកឡាន']],
  ['qq', []],
])('%s finds %s', (written, expected) => expect(texts(written)).toEqual(expected));
test('before anything is typed there are only the last searches', () =>
  expect(texts(' ', { earlier: ['1', '2', '3', '4', '5', '6'] })).toEqual(['1', '2', '3', '4', '5']));
test('an earlier search comes first, once, and the server last', () => {
  const told = [
    { kind: 'title', text: 'driver' },
    { kind: 'title', text: 'drill operator' },
  ];
  expect(texts('dri', { earlier: ['Driver', 'cook'], told })).toEqual([
    'Driver',
    'Drivers of trucks',
    'Driving teacher',
    'Driven Co',
    'drill operator',
  ]);
});
test('what is written already is not suggested', () => expect(texts('DRIVER')).not.toContain('Driver'));
test('at most eight', () => {
  const told = Array.from({ length: 20 }, (_, nth) => ({ kind: 'title', text: `dri ${nth}` }));
  expect(texts('dri', { told })).toHaveLength(8);
});
