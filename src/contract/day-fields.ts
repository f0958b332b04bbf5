/** Days and moments in requests. */
import * as z from 'zod/mini';
import { dayInCambodia } from './days.ts';
import { missingOrWrong } from './fields.ts';

const realDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

export const dayPattern = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day that exists, as YYYY-MM-DD. */
export const day = () =>
  z.string({ error: missingOrWrong('required', 'not_date') }).check(
    z.refine((value) => value !== '', { error: 'required', abort: true }),
    z.regex(dayPattern, { error: 'not_date', abort: true }),
    z.refine(realDay, 'not_date'),
  );

/** To the minute or finer, with the time zone. */
const instants = [z.regexes.datetime({ offset: true }), z.regexes.datetime({ offset: true, precision: -1 })];

/** A moment as ISO 8601 says it; comes out in UTC. */
export const moment = () =>
  z.pipe(
    z.string({ error: missingOrWrong('required', 'not_time') }).check(
      z.trim(),
      z.refine((value) => value !== '', { error: 'required', abort: true }),
      z.maxLength(40, { error: 'not_time', abort: true }),
      z.regex(/^(19|20|21)/, { error: 'not_time', abort: true }),
      z.refine((value) => instants.some((instant) => instant.test(value)), {
        error: 'not_time',
        abort: true,
      }),
    ),
    z.transform((value: string) => new Date(value).toISOString()),
  );

/** A day that is not after today in Cambodia. */
export const pastDay = () => day().check(z.refine((value) => value <= dayInCambodia(), 'date_in_future'));

/** A day from tomorrow in Cambodia to so many days ahead. */
export const dayWithin = (days: number) =>
  day().check(z.refine((value) => value > dayInCambodia() && value <= dayInCambodia(days), 'day_not_open'));
