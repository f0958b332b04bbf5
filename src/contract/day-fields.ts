/** Schemas of days and instants in requests. */
import * as z from 'zod/mini';
import { dayInCambodia } from './days.ts';
import { missingOrWrong } from './fields.ts';

const isRealDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

export const dayPattern = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day that exists, as YYYY-MM-DD. */
export const day = () =>
  z.string({ error: missingOrWrong('required', 'not_date') }).check(
    z.refine((value) => value !== '', { error: 'required', abort: true }),
    z.regex(dayPattern, { error: 'not_date', abort: true }),
    z.refine(isRealDay, 'not_date'),
  );

/** With a time zone, to the minute or finer. */
const instantPatterns = [
  z.regexes.datetime({ offset: true }),
  z.regexes.datetime({ offset: true, precision: -1 }),
];

/** An ISO 8601 instant, converted to UTC. */
export const instant = () =>
  z.pipe(
    z.string({ error: missingOrWrong('required', 'not_time') }).check(
      z.trim(),
      z.refine((value) => value !== '', { error: 'required', abort: true }),
      z.maxLength(40, { error: 'not_time', abort: true }),
      z.regex(/^(19|20|21)/, { error: 'not_time', abort: true }),
      z.refine((value) => instantPatterns.some((pattern) => pattern.test(value)), {
        error: 'not_time',
        abort: true,
      }),
    ),
    z.transform((value: string) => new Date(value).toISOString()),
  );

/** A day that is not after today in Cambodia. */
export const pastDay = () => day().check(z.refine((value) => value <= dayInCambodia(), 'date_in_future'));

/** A day from tomorrow until the given number of days from today, in Cambodia. */
export const dayWithin = (days: number) =>
  day().check(z.refine((value) => value > dayInCambodia() && value <= dayInCambodia(days), 'day_not_open'));
