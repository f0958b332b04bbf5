/** Figures that tell operators whether the board works (product 2.68, 7.48). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** In the last 7 days, and in the 7 before. Null if there was nothing to measure. */
const compared = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });
export type Compared = z.output<typeof compared>;

export const healthFigures = [
  'live_jobs',
  'new_jobs',
  'visits',
  /** Visits of people who had been here in the 7 days before. */
  'returning',
  'applications',
  /** Share, from 0 to 1, of applications answered within 7 days, of those that are 7 to 14 days old. */
  'answered_in_time',
  /** Median, of jobs that got their first application. */
  'days_to_first_application',
  /** Median, of applications that were answered. */
  'days_to_answer',
  /** Jobs closed as filled, here or elsewhere. */
  'filled_jobs',
  /** Reports per 1,000 live jobs. */
  'reports_per_1000',
] as const;
export type HealthFigure = (typeof healthFigures)[number];

export const boardHealth = z.object({
  /** When it was computed; null until it first is, minutes after an upgrade at most. */
  at: z.nullable(z.string()),
  figures: z.record(z.enum(healthFigures), compared),
  /** Live jobs by province, most first; null are jobs without one. */
  provinces: z.array(z.object({ code: z.nullable(z.string()), ...compared.shape })),
  /** Live jobs by occupation, most first, at most 20. */
  occupations: z.array(z.object({ code: z.nullable(z.string()), ...compared.shape })),
  /** Keywords that found nothing for at least three people this week, most people first, at most 20. */
  empty_searches: z.array(z.object({ words: z.string(), ...compared.shape })),
  /** Null if none is known. */
  last_backup: z.nullable(z.string()),
  /** Since when the Telegram channel refuses the bot; null if it doesn't. Not an hour old, but current. */
  channel_refused_since: z.optional(z.nullable(z.string())),
});
export type BoardHealth = z.output<typeof boardHealth>;

export const getBoardHealth = endpoint({
  method: 'GET',
  path: '/operator/health',
  summary:
    'Figures of the last 7 days beside the 7 before; computed every hour. Until the first time, `at` and the figures are null.',
  access: 'operator',
  reply: boardHealth,
  status: 200,
});
