import { beforeEach, expect, test, vi } from 'vitest';
import { recallShell, rememberShell, type ShellMemory } from './shell-memory.ts';

const memory: ShellMemory = {
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
  rememberShell(memory);
  for (const key of stored.keys()) stored.set(key, value);
};

test('what was remembered is recalled at any of its history entries', () => {
  rememberShell(memory);
  expect(recallShell({ index: 0, key: 'a' })).toEqual(memory);
  expect(recallShell({ index: 1, key: 'b' })).toEqual(memory);
});

test('another session history recalls nothing', () => {
  rememberShell(memory);
  expect(recallShell({ index: 0, key: 'other' })).toBeUndefined();
});

test.each([
  'not json',
  'null',
  '{"views":[],"entries":[null]}',
  '{"views":[{"tab":"jobs","href":"javascript:alert(1)","scrollTop":0}],"entries":[{"index":0,"key":"a","tab":"jobs"}]}',
])('what is not a memory is ignored: %s', (value) => {
  store(value);
  expect(recallShell({ index: 0, key: 'a' })).toBeUndefined();
});

test('storage that throws costs the memory, nothing else', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(() => rememberShell(memory)).not.toThrow();
  expect(recallShell({ index: 0, key: 'a' })).toBeUndefined();
});
