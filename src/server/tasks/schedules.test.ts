import { expect, test } from 'vitest';
import { dailyAt, every } from './schedules.ts';

const next = (schedule: (after: Date) => Date, after: string) => schedule(new Date(after)).toISOString();

test('a time of the day is Cambodia’s, and the moment itself is over', () => {
  const six = dailyAt('18:00');
  expect(next(six, '2026-11-22T10:59:59.999Z')).toBe('2026-11-22T11:00:00.000Z');
  expect(next(six, '2026-11-22T11:00:00Z')).toBe('2026-11-23T11:00:00.000Z');
  expect(next(dailyAt('03:30'), '2026-11-22T19:30:00Z')).toBe('2026-11-22T20:30:00.000Z');
});

test('every quarter of an hour is a round one', () => {
  expect(next(every(900_000), '2026-11-22T10:15:00Z')).toBe('2026-11-22T10:30:00.000Z');
});
