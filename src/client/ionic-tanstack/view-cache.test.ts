import { expect, test } from 'vitest';
import { viewsToEvict } from './view-cache.ts';

const pages = [3, 1, 4, 2].map((lastSeen) => ({ lastSeen }));
const seen = (views: { lastSeen: number }[]) => views.map(({ lastSeen }) => lastSeen);

test('within the limit nothing goes', () => {
  expect(viewsToEvict(pages, new Set(), 4)).toEqual([]);
});

test('the pages unseen for longest go first', () => {
  expect(seen(viewsToEvict(pages, new Set(), 2))).toEqual([1, 2]);
});

test('a page that is needed stays, however long unseen', () => {
  const needed = new Set(pages.filter(({ lastSeen }) => lastSeen === 1));
  expect(seen(viewsToEvict(pages, needed, 2))).toEqual([2, 3]);
});

test('needed pages stay even when they alone exceed the limit', () => {
  expect(viewsToEvict(pages, new Set(pages), 1)).toEqual([]);
});
