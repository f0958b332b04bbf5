// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from './device-storage.ts';

const schema = z.object({ n: z.number() });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was written is read back', () => {
  expect(writeStored('local', 'k', { n: 1 })).toBe(true);
  expect(readStored('local', 'k', schema)).toEqual({ n: 1 });
});

test.each(['{', '"text"', '{"n":"1"}', 'null'])('%s is ignored', (stored) => {
  localStorage.setItem('k', stored);
  expect(readStored('local', 'k', schema)).toBeUndefined();
});

test('writing to full storage returns false', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('local', 'k', 1)).toBe(false);
});

test('refused storage reads as empty', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(readStored('local', 'k', schema)).toBeUndefined();
  expect(writeStored('local', 'k', 1)).toBe(false);
});
