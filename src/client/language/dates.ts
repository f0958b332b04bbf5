/** Formats days and months (product 9.6). Large because of date-fns, so only screens with dates load it. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { km } from 'date-fns/locale/km';
import { cambodiaOffsetMs, dayInCambodia } from '#contract/days.ts';

const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const instant = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/;

/** Today in Cambodia, YYYY-MM-DD. */
export const today = (): string => dayInCambodia();

/** The day of a stored date as YYYY-MM-DD: an instant's day in Cambodia, or a plain day itself. Undefined for other text. */
export function dayOf(stored: string): string | undefined {
  if (plainDay.test(stored)) return Number.isNaN(Date.parse(stored)) ? undefined : stored;
  const at = instant.test(stored) ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(at) ? undefined : dayInCambodia(0, at);
}

/** Noon in the device's time zone, because summer time may skip midnight. */
function noonOf(stored: string): Date | undefined {
  const [, year, month, day] = plainDay.exec(dayOf(stored) ?? '') ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day), 12) : undefined;
}

// Khmer has no ordinal days (CLDR).
const patterns = {
  en: {
    locale: enUS,
    day: 'do MMMM yyyy',
    month: 'MMM yyyy',
    wholeMonth: 'MMMM yyyy',
    short: 'do MMMM',
    weekday: 'cccc do MMMM',
    clock: 'H:mm',
  },
  km: {
    locale: km,
    day: 'd MMMM yyyy',
    month: 'MMMM yyyy',
    wholeMonth: 'MMMM yyyy',
    short: 'd MMMM',
    weekday: 'cccc d MMMM',
    clock: 'h:mm a',
  },
} as const;

const patternsOf = (tag: string) => (tag === 'km' ? patterns.km : patterns.en);

/** '20th November 2026', '20 វិច្ឆិកា 2026'; '' without a date. */
export function longDate(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale, day } = patternsOf(tag);
  return noon ? format(noon, day, { locale }) : '';
}

/** 'Nov 2026', 'វិច្ឆិកា 2026'; '' without a date. */
export function monthAndYear(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale, month } = patternsOf(tag);
  return noon ? format(noon, month, { locale }) : '';
}

/** 'November 2026', 'វិច្ឆិកា 2026', for sentences; '' without a date. */
export function wholeMonthAndYear(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale, wholeMonth } = patternsOf(tag);
  return noon ? format(noon, wholeMonth, { locale }) : '';
}

/** '20th November', '20 វិច្ឆិកា'; '' without a date. */
export function dayAndMonth(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale, short } = patternsOf(tag);
  return noon ? format(noon, short, { locale }) : '';
}

/** 'Tuesday', 'ថ្ងៃអង្គារ'; '' without a date. */
export function weekday(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale } = patternsOf(tag);
  return noon ? format(noon, 'cccc', { locale }) : '';
}

/** 'Tuesday 24th November, 9:00', 'ថ្ងៃអង្គារ 24 វិច្ឆិកា ម៉ោង 9:00 ព្រឹក' in Cambodia; undefined if not an instant. */
function dayAndTime(stored: string, tag: string): MessageDescriptor | undefined {
  const at = instant.test(stored) ? Date.parse(stored) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  // The formatter uses the device's time zone, so parse Cambodia's time as local time.
  const local = new Date(new Date(at + cambodiaOffsetMs).toISOString().slice(0, -1));
  const { locale, weekday, clock } = patternsOf(tag);
  const day = format(local, weekday, { locale });
  const time = format(local, clock, { locale });
  return msg({ message: `${day}, ${time}`, comment: 'Tuesday 24th November, 9:00' });
}

/** The formats in the active language. */
export function useDates(): {
  longDate: (stored: string) => string;
  monthAndYear: (stored: string) => string;
  wholeMonthAndYear: (stored: string) => string;
  dayAndMonth: (stored: string) => string;
  weekday: (stored: string) => string;
  dayAndTime: (stored: string) => string;
} {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return {
    longDate: (stored) => longDate(stored, locale),
    monthAndYear: (stored) => monthAndYear(stored, locale),
    wholeMonthAndYear: (stored) => wholeMonthAndYear(stored, locale),
    dayAndMonth: (stored) => dayAndMonth(stored, locale),
    weekday: (stored) => weekday(stored, locale),
    dayAndTime: (stored) => {
      const message = dayAndTime(stored, locale);
      return message ? i18n._(message) : '';
    },
  };
}
