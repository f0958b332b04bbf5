/** Formats days and months (product 9.6). Large because of date-fns, so only screens with dates load it. */
/* eslint-disable lingui/no-unlocalized-strings -- date patterns, and words that only Khmer has */
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
    inSentence: 'do MMMM',
    inSentenceWithYear: 'do MMMM yyyy',
  },
  km: {
    locale: km,
    day: 'd MMMM yyyy',
    month: 'MMMM yyyy',
    wholeMonth: 'MMMM yyyy',
    short: 'd MMMM',
    weekday: 'cccc d MMMM',
    inSentence: "'ថ្ងៃទី' d 'ខែ'MMMM",
    inSentenceWithYear: "'ថ្ងៃទី' d 'ខែ'MMMM 'ឆ្នាំ' yyyy",
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
function wholeMonthAndYear(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale, wholeMonth } = patternsOf(tag);
  return noon ? format(noon, wholeMonth, { locale }) : '';
}

/** '20th November', '20 វិច្ឆិកា'; '' without a date. */
function dayAndMonth(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale, short } = patternsOf(tag);
  return noon ? format(noon, short, { locale }) : '';
}

/** '20th November', 'ថ្ងៃទី 20 ខែវិច្ឆិកា', to follow other words; '' without a date. */
export function dayInSentence(stored: string, tag: string, { withYear = false } = {}): string {
  const noon = noonOf(stored);
  const { locale, inSentence, inSentenceWithYear } = patternsOf(tag);
  return noon ? format(noon, withYear ? inSentenceWithYear : inSentence, { locale }) : '';
}

/** 'Tuesday', 'ថ្ងៃអង្គារ'; '' without a date. */
export function weekday(stored: string, tag: string): string {
  const noon = noonOf(stored);
  const { locale } = patternsOf(tag);
  if (!noon) return '';
  const name = format(noon, 'cccc', { locale });
  // Without its prefix a Khmer weekday is the moon or a planet.
  return tag === 'km' ? `ថ្ងៃ${name}` : name;
}

/** The Khmer part of the day that starts at each hour; CLDR's day periods call noon evening. */
const khmerDayParts = [
  [19, 'យប់'],
  [17, 'ល្ងាច'],
  [13, 'រសៀល'],
  [12, 'ថ្ងៃត្រង់'],
  [1, 'ព្រឹក'],
  [0, 'យប់'],
] as const;

/** '13:30', '1:30 រសៀល', by this device's clock. */
function timeOfDay(at: Date, tag: string): string {
  if (tag !== 'km') return format(at, 'H:mm');
  const part = khmerDayParts.find(([from]) => at.getHours() >= from)?.[1] ?? '';
  return `${format(at, 'h:mm')} ${part}`;
}

/** 'Tuesday 24th November, 9:00', 'ថ្ងៃអង្គារ 24 វិច្ឆិកា ម៉ោង 9:00 ព្រឹក' in Cambodia; undefined if not an instant. */
export function dayAndTime(stored: string, tag: string): MessageDescriptor | undefined {
  const at = instant.test(stored) ? Date.parse(stored) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  // The formatter uses the device's time zone, so parse Cambodia's time as local time.
  const local = new Date(new Date(at + cambodiaOffsetMs).toISOString().slice(0, -1));
  const { locale, weekday } = patternsOf(tag);
  const day = format(local, weekday, { locale });
  const time = timeOfDay(local, tag);
  return msg({ message: `${day}, ${time}`, comment: 'Tuesday 24th November, 9:00' });
}

/** The formats in the active language. */
export function useDates(): {
  longDate: (stored: string) => string;
  monthAndYear: (stored: string) => string;
  wholeMonthAndYear: (stored: string) => string;
  dayAndMonth: (stored: string) => string;
  dayInSentence: (stored: string, options?: { withYear: boolean }) => string;
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
    dayInSentence: (stored, options) => dayInSentence(stored, locale, options),
    weekday: (stored) => weekday(stored, locale),
    dayAndTime: (stored) => {
      const message = dayAndTime(stored, locale);
      return message ? i18n._(message) : '';
    },
  };
}
