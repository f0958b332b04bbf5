import { beforeEach, expect, test, vi } from 'vitest';
import { restoreShell, saveShell, type SavedShell } from './shell-storage.ts';

const saved: SavedShell = {
  views: [{ tab: 'jobs', href: '/jobs', scrollTop: 120 }],
  entries: [
    { index: 0, key: 'a', tab: 'jobs', view: 0 },
    { index: 1, key: 'b', tab: 'jobs' },
  ],
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const store = (value: string) => {
  saveShell(saved);
  for (const key of stored.keys()) stored.set(key, value);
};

test('what was saved is restored at any of its history entries', () => {
  saveShell(saved);
  expect(restoreShell({ index: 0, key: 'a' })).toEqual(saved);
  expect(restoreShell({ index: 1, key: 'b' })).toEqual(saved);
});

test('another session history restores nothing', () => {
  saveShell(saved);
  expect(restoreShell({ index: 0, key: 'other' })).toBeUndefined();
});

test.each([
  'not json',
  'null',
  '{"views":[],"entries":[null]}',
  '{"views":[{"tab":"jobs","href":"javascript:alert(1)","scrollTop":0}],"entries":[{"index":0,"key":"a","tab":"jobs"}]}',
])('anything else in the storage is ignored: %s', (value) => {
  store(value);
  expect(restoreShell({ index: 0, key: 'a' })).toBeUndefined();
});

test('storage that throws is ignored', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(() => saveShell(saved)).not.toThrow();
  expect(restoreShell({ index: 0, key: 'a' })).toBeUndefined();
});
