/** A province is found by its names and spellings, and by a position. */
import { expect, test } from 'vitest';
import { type Province, provinces } from '#contract/places.ts';
import { findChoices, provinceSpellings } from './choices.ts';
import { provinceAt } from './province-towns.ts';

const choices = provinces.map((value) => ({ value, text: value, alsoKnownAs: provinceSpellings[value] }));
const found = (query: string) => findChoices(choices, query).map(({ value }) => value);

test.each<[string, Province[]]>([
  ['siemreap', ['KH-17']],
  ['Siem-Reap', ['KH-17']],
  ['សៀមរាប', ['KH-17']],
  ['Kompong', ['KH-3', 'KH-4', 'KH-5', 'KH-6', 'KH-18']],
  ['sihanoukville', ['KH-18']],
  ['កណ្តាល', ['KH-8']],
  ['កណ្ដាល', ['KH-8']],
  ['takeo', ['KH-21']],
  ['Takéo', ['KH-21']],
  ['bangkok', []],
])('%s', (query, expected) => expect(found(query)).toEqual(expected));

test.each<[string, number, number, Province | undefined]>([
  ['Angkor Wat', 13.412, 103.867, 'KH-17'],
  ["Phnom Penh's airport", 11.546, 104.844, 'KH-12'],
  ['Ta Khmau', 11.483, 104.945, 'KH-8'],
  ['Nirouth in Chbar Ampov', 11.527, 104.963, 'KH-12'],
  ['Prek Eng', 11.51, 104.975, 'KH-12'],
  ['the special economic zone of Phnom Penh', 11.51, 104.77, 'KH-12'],
  ['Bek Chan in Ang Snuol', 11.49, 104.71, 'KH-8'],
  ['Kamrieng', 13.1, 102.53, 'KH-2'],
  ['Kampot', 10.594, 104.164, 'KH-7'],
  ['Bangkok', 13.756, 100.502, undefined],
])('a phone at %s', (_place, latitude, longitude, province) =>
  expect(provinceAt(latitude, longitude)).toBe(province),
);
