import { expect, it } from 'vitest';
import { mayOffer, startedAt } from './install-eligibility.ts';

const day = 24 * 3_600_000;
const now = 100 * day;
const never = { visits: 0, lastStart: 0, closedAt: 0, isUsed: false };

it('offers nothing on the first visit, and something on the second', () => {
  const first = startedAt(never, now);
  expect(mayOffer(first, now)).toBe(false);
  const reloaded = startedAt(first, now + 60_000);
  expect(mayOffer(reloaded, now + 60_000)).toBe(false);
  const second = startedAt(reloaded, now + day);
  expect(mayOffer(second, now + day)).toBe(true);
});

it('offers it to whoever saved or applied already', () => {
  expect(mayOffer({ ...startedAt(never, now), isUsed: true }, now)).toBe(true);
});

it('is silent for thirty days after it was closed', () => {
  const closed = { ...never, visits: 5, closedAt: now };
  expect(mayOffer(closed, now + 29 * day)).toBe(false);
  expect(mayOffer(closed, now + 30 * day)).toBe(true);
});
