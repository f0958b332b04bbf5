import { expect, test } from 'vitest';
import { HistoryEntries } from './history-entries.ts';

interface Page {
  tab: string;
}

const list: Page = { tab: 'jobs' };
const detail: Page = { tab: 'jobs' };
const home: Page = { tab: 'home' };

function visited(...pages: Page[]): HistoryEntries<Page> {
  const entries = new HistoryEntries<Page>();
  pages.forEach((page, index) => entries.record({ index, key: `k${index}` }, page));
  return entries;
}

test('an entry is found only with its own key', () => {
  const entries = visited(home, list);
  expect(entries.at({ index: 1, key: 'k1' })?.view).toBe(list);
  expect(entries.at({ index: 1, key: 'other' })).toBeUndefined();
});

test('a new entry cuts off everything after it', () => {
  const entries = visited(home, list, detail);
  entries.record({ index: 1, key: 'new' }, detail);
  expect(entries.at({ index: 2, key: 'k2' })).toBeUndefined();
  expect(entries.at({ index: 0, key: 'k0' })?.view).toBe(home);
});

test('a return to a known entry keeps what comes after it', () => {
  const entries = visited(home, list, detail);
  entries.record({ index: 1, key: 'k1' }, list);
  expect(entries.at({ index: 2, key: 'k2' })?.view).toBe(detail);
});

test('filtering drops the page of an entry, but not its tab', () => {
  const entries = visited(home, list, detail);
  entries.filterViews((page) => page !== detail);
  expect(entries.at({ index: 2, key: 'k2' })).toEqual({ key: 'k2', tab: 'jobs' });
});

test('distanceBack counts the entries of the same tab', () => {
  expect(visited(list, detail).distanceBack(1, list)).toBe(-1);
  expect(visited(list, detail, { tab: 'jobs' }).distanceBack(2, list)).toBe(-2);
});

test("distanceBack is undefined across another tab's entry or a gap", () => {
  expect(visited(list, detail, home, detail).distanceBack(3, list)).toBeUndefined();
  const entries = new HistoryEntries<Page>();
  entries.record({ index: 0, key: 'k0' }, list);
  entries.record({ index: 2, key: 'k2' }, detail);
  expect(entries.distanceBack(2, list)).toBeUndefined();
});

test('distanceToFirst stops at the first entry of another tab', () => {
  expect(visited(list, home, detail, { tab: 'jobs' }).distanceToFirst(3, 'jobs')).toBe(-1);
  expect(visited(list, detail).distanceToFirst(1, 'jobs')).toBe(-1);
  expect(visited(home, list).distanceToFirst(1, 'jobs')).toBe(0);
});
