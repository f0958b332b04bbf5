import { expect, test } from 'vitest';
import { firstTab, rootPathname, tabRootedAt } from './tab-roots.ts';

const TABS = { home: { href: '/' }, jobs: { href: '/jobs?sort=date#top' } };

test("a tab's root is a pathname, without search and hash", () => {
  expect(rootPathname(TABS, 'jobs')).toBe('/jobs');
  expect(tabRootedAt(TABS, '/jobs')).toBe('jobs');
});

test('a page that is no root belongs to no tab by itself', () => {
  expect(tabRootedAt(TABS, '/jobs/1')).toBeUndefined();
  expect(rootPathname(TABS, 'unknown')).toBe('/');
});

test('a shell without tabs is refused', () => {
  expect(firstTab(TABS)).toBe('home');
  expect(() => firstTab({})).toThrow('at least one tab');
});
