// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readSession, signIn } from '#client/data/session.ts';
import { isPin, readLock, setLock, tryPin } from './app-lock.ts';

const dara = { user_id: 1, name: 'dara', token: 'a'.repeat(64), acc_type: 'employee' } as const;

// What is slow on purpose would be so for each try of a test.
const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((how, key, length) =>
  derive({ ...(how as Pbkdf2Params), iterations: 10 }, key, length),
);

beforeEach(() => {
  localStorage.clear();
  signIn(dara, true);
});

test.each([
  ['2580', true],
  ['258025', true],
  ['258', false],
  ['2580258', false],
  ['25a0', false],
])('%s is a PIN: %s', (typed, is) => {
  expect(isPin(typed)).toBe(is);
});

test('the device keeps the PIN as a slow hash with a salt of its own', async () => {
  await setLock('2580');
  const first = readLock();
  await setLock('2580');
  expect(localStorage.getItem('appLock')).not.toContain('2580');
  expect(readLock()?.hash).not.toBe(first?.hash);
  expect(first?.rounds).toBeGreaterThanOrEqual(600_000);
});

test('a right PIN gives the tries back, and the fifth wrong one ends the session and the lock', async () => {
  await setLock('2580');
  for (const _ of [1, 2, 3, 4]) expect(await tryPin('0000')).toBe(false);
  expect(await tryPin('2580')).toBe(true);
  for (const _ of [1, 2, 3, 4]) expect(await tryPin('0000')).toBe(false);
  expect(readSession()).toEqual(dara);
  expect(await tryPin('0000')).toBe(false);
  expect(readSession()).toBeUndefined();
  expect(localStorage.getItem('appLock')).toBeNull();
});

test('closing the app while a PIN is checked saves no try', async () => {
  await setLock('2580');
  const trying = tryPin('0000');
  expect(readLock()?.wrong).toBe(1);
  await trying;
});

test('the next log-in has no lock, nor has anybody else', async () => {
  await setLock('2580');
  const kept = JSON.parse(localStorage.getItem('appLock') ?? '{}') as object;
  localStorage.setItem('appLock', JSON.stringify({ ...kept, since: 1 }));
  expect(readLock()).toBeUndefined();
  localStorage.setItem('appLock', JSON.stringify({ ...kept, owner: 2 }));
  expect(readLock()).toBeUndefined();
});
