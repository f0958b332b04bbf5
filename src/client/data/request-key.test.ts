import { afterEach, expect, it, vi } from 'vitest';
import { createRequestKeys, newRequestKey } from './request-key.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a new UUID each time', () => {
  const keys = Array.from({ length: 50 }, newRequestKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(uuid);
});

it('is a UUID on an insecure origin, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect(newRequestKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('stays the same while the input does', () => {
  const keyOf = createRequestKeys();
  const first = keyOf({ name: 'Dara' });
  expect(keyOf({ name: 'Dara' })).toBe(first);
  expect(keyOf({ name: 'Sokha' })).not.toBe(first);
  expect(createRequestKeys()({ name: 'Dara' })).not.toBe(first);
});
