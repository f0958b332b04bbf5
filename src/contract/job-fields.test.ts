/** Jobs of newer servers, as older clients read them. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobExtras } from './job-fields.ts';

test('conditions with values that this version does not know are left out, the others stay', () => {
  const conditions = { hours_per_day: 8, overtime: 'paid double', provides: ['meals', 'bicycle'] };
  const parsed = z.parse(z.object(jobExtras), { conditions });
  expect(parsed.conditions).toEqual({ hours_per_day: 8, provides: ['meals'] });
  expect(z.parse(z.object(jobExtras), { conditions: {} }).conditions).toEqual({});
});

test('questions that this version does not know are left out, the others stay', () => {
  const parsed = z.parse(z.object(jobExtras), { questions: ['own_truck', 'night_shift'] });
  expect(parsed.questions).toEqual(['night_shift']);
});
