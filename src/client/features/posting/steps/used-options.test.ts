/** The order of industries and categories in the posting form. */
import { expect, test } from 'vitest';
import { industries } from '#contract/options.ts';
import { usedFirst } from './used-options.ts';

test('options in use come first, each once, and no other changes its place', () => {
  const used = ['Garment And Footwear', 'Others', 'Retail', 'Garment And Footwear', 'Space travel'];
  const ordered = usedFirst(industries, used);
  expect(ordered.slice(0, 3)).toEqual(['Garment And Footwear', 'Retail', 'Banking & Finance']);
  expect(ordered.at(-1)).toBe('Others');
  expect([...ordered].sort()).toEqual([...industries].sort());
  expect(usedFirst(industries)).toEqual(industries);
});
