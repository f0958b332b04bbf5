import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Starts named work that ends when it is told to. */
function createWork(turns: ReturnType<typeof createTurns>) {
  const ends = new Map<string, () => void>();
  const ask = (address: string, name: string) =>
    turns(address, () => new Promise<void>((resolve) => ends.set(name, resolve))).then(
      () => name,
      (error: { code: string }) => error.code,
    );
  /** Waits until it is the turn of this work. */
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
  };
  return { ask, end };
}

test('an address that asks for much is refused, and another one waits only for what was accepted', async () => {
  const work = createWork(createTurns({ atOnce: 2, waiting: 40, ofOneAddress: 3 }));
  const flood = Array.from({ length: 40 }, (_, index) => work.ask('a', `flood ${index}`));
  const other = work.ask('b', 'other');
  expect(await Promise.all(flood.slice(3))).toEqual(Array.from({ length: 37 }, () => 'unavailable'));
  for (const name of ['flood 0', 'flood 1']) await work.end(name);
  // While the last of the flood is still at work.
  await work.end('other');
  expect(await other).toBe('other');
  await work.end('flood 2');
  expect(await Promise.all(flood.slice(0, 3))).toEqual(['flood 0', 'flood 1', 'flood 2']);
  const later = work.ask('a', 'later');
  await work.end('later');
  expect(await later).toBe('later');
});

test('what would wait beyond the limit of all is refused', async () => {
  const work = createWork(createTurns({ atOnce: 1, waiting: 2, ofOneAddress: Infinity }));
  const asked = Array.from({ length: 4 }, (_, index) => work.ask(`address ${index}`, String(index)));
  expect(await asked[3]).toBe('unavailable');
  for (const name of ['0', '1', '2']) await work.end(name);
  expect(await Promise.all(asked.slice(0, 3))).toEqual(['0', '1', '2']);
});
