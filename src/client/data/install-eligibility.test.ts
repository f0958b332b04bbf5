import { expect, it } from 'vitest';
import { mayOffer, withVisit } from './install-eligibility.ts';

const day = 24 * 3_600_000;
const now = 100 * day;
const never = { visits: 0, lastStart: 0, closedAt: 0, isUsed: false };

it('offers nothing on the first visit, and something on the second', () => {
  const first = withVisit(never, now);
  expect(mayOffer(first, now)).toBe(false);
  const reloaded = withVisit(first, now + 60_000);
  expect(mayOffer(reloaded, now + 60_000)).toBe(false);
  const second = withVisit(reloaded, now + day);
  expect(mayOffer(second, now + day)).toBe(true);
});

it('offers it on the first visit after a save or an application', () => {
  expect(mayOffer({ ...withVisit(never, now), isUsed: true }, now)).toBe(true);
});

it('offers nothing for thirty days after it was dismissed', () => {
  const closed = { ...never, visits: 5, closedAt: now };
  expect(mayOffer(closed, now + 29 * day)).toBe(false);
  expect(mayOffer(closed, now + 30 * day)).toBe(true);
});
