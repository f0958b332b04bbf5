import { expect, test } from 'vitest';
import { viewsToEvict } from './view-cache.ts';

const pages = [3, 1, 4, 2].map((lastShown) => ({ lastShown }));
const lastShownOf = (views: { lastShown: number }[]) => views.map(({ lastShown }) => lastShown);

test('within the limit nothing is evicted', () => {
  expect(viewsToEvict(pages, new Set(), 4)).toEqual([]);
});

test('the least recently shown pages are evicted first', () => {
  expect(lastShownOf(viewsToEvict(pages, new Set(), 2))).toEqual([1, 2]);
});

test('a needed page stays, however long ago it was shown', () => {
  const needed = new Set(pages.filter(({ lastShown }) => lastShown === 1));
  expect(lastShownOf(viewsToEvict(pages, needed, 2))).toEqual([2, 3]);
});

test('needed pages stay even when they alone exceed the limit', () => {
  expect(viewsToEvict(pages, new Set(pages), 1)).toEqual([]);
});
