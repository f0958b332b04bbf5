/** The lists have the lengths and exact spellings that the specification names (spec §5, §9). */
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { cvIndustries, skillLevels } from './cv-options.ts';
import { categories, industries, presetTags } from './options.ts';

test.each([
  ['industries', industries, 9],
  ['categories', categories, 18],
  ['preset tags', presetTags, 19],
  ['CV industries', cvIndustries, 36],
  ['skill levels', skillLevels, 10],
] as const)('%s: all different, as many as specified', (_, list, count) =>
  expect(new Set<string>(list).size).toBe(count),
);

test('spellings of the specification are kept, mistakes included', () => {
  expect(industries).toContain('Manufacturings');
  expect(categories).toContain('Artifical Intelligence');
  expect(skillLevels).toContain('Skillfull');
});

test('the country list is complete, all different, Cambodia first', () => {
  expect(countries[0]).toEqual(['KH', 'Cambodia']);
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(([, name]) => name)).size).toBe(countries.length);
});
