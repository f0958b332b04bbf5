// @vitest-environment jsdom
/** Stored values are read by shape, and nothing that storage does can throw. */
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from './device-storage.ts';

const shape = z.object({ n: z.number() });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was written is read back', () => {
  expect(writeStored('local', 'k', { n: 1 })).toBe(true);
  expect(readStored('local', 'k', shape)).toEqual({ n: 1 });
});

test.each(['{', '"text"', '{"n":"1"}', 'null'])('%s is read as nothing', (stored) => {
  localStorage.setItem('k', stored);
  expect(readStored('local', 'k', shape)).toBeUndefined();
});

test('full storage says so instead of throwing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('local', 'k', 1)).toBe(false);
});

test('refused storage reads as empty', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(readStored('local', 'k', shape)).toBeUndefined();
  expect(writeStored('local', 'k', 1)).toBe(false);
});
