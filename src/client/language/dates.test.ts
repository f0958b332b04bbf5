/** The shown day is the stored one, in any time zone of the browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayAndTime, dayInSentence, dayOf, longDate, monthAndYear, today, weekday } from './dates.ts';

const zones = [
  'Asia/Phnom_Penh',
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Kathmandu',
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe.each(zones)('in a browser in %s', (zone) => {
  test('the first instant of a day in Cambodia is that day', () => {
    vi.stubEnv('TZ', zone);
    expect(longDate('2026-11-19T17:00:00.000Z', 'en')).toBe('20th November 2026');
  });

  test('the last instant of a day in Cambodia is still that day', () => {
    vi.stubEnv('TZ', zone);
    expect(longDate('2026-11-20T16:59:59.999Z', 'en')).toBe('20th November 2026');
  });

  test('the instant before a day is the day before', () => {
    vi.stubEnv('TZ', zone);
    expect(longDate('2026-11-19T16:59:59.999Z', 'en')).toBe('19th November 2026');
  });

  test('a plain day does not change, even if summer time starts at midnight', () => {
    vi.stubEnv('TZ', zone);
    expect(longDate('1998-02-28', 'en')).toBe('28th February 1998');
    expect(longDate('2018-11-04', 'en')).toBe('4th November 2018');
    expect(longDate('2024-04-26', 'en')).toBe('26th April 2024');
  });

  test('years and months end where they end in Cambodia', () => {
    vi.stubEnv('TZ', zone);
    expect(dayOf('2026-12-31T17:00:00Z')).toBe('2027-01-01');
    expect(dayOf('2028-02-28T17:30:00Z')).toBe('2028-02-29');
  });
});

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
])('at %s it is %s in Cambodia', (now, day) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(today()).toBe(day);
});

test('Khmer writes the day without an ordinal and with Latin digits', () => {
  expect(longDate('2026-11-20', 'km')).toBe('20 វិច្ឆិកា 2026');
});

test.each([
  ['00:00', '12:00 យប់'],
  ['00:59', '12:59 យប់'],
  ['01:00', '1:00 ព្រឹក'],
  ['11:59', '11:59 ព្រឹក'],
  ['12:00', '12:00 ថ្ងៃត្រង់'],
  ['12:59', '12:59 ថ្ងៃត្រង់'],
  ['13:00', '1:00 រសៀល'],
  ['16:59', '4:59 រសៀល'],
  ['17:00', '5:00 ល្ងាច'],
  ['18:59', '6:59 ល្ងាច'],
  ['19:00', '7:00 យប់'],
  ['23:59', '11:59 យប់'],
])('%s is %s in Khmer', (time, text) => {
  const instant = new Date(`2026-11-24T${time}:00+07:00`).toISOString();
  expect(dayAndTime(instant, 'km')?.values).toEqual({ day: 'អង្គារ 24 វិច្ឆិកា', time: text });
  expect(dayAndTime(instant, 'en')?.values).toEqual({
    day: 'Tuesday 24th November',
    time: time.replace(/^0/, ''),
  });
});

test('a Khmer weekday is named as a day', () => {
  expect(weekday('2026-11-24', 'km')).toBe('ថ្ងៃអង្គារ');
  expect(weekday('2026-11-24', 'en')).toBe('Tuesday');
});

test('a date in a sentence names day and month in Khmer', () => {
  expect(dayInSentence('2026-11-20', 'km')).toBe('ថ្ងៃទី 20 ខែវិច្ឆិកា');
  expect(dayInSentence('2026-11-20', 'en')).toBe('20th November');
  expect(dayInSentence('2026-11-20', 'km', { withYear: true })).toBe('ថ្ងៃទី 20 ខែវិច្ឆិកា ឆ្នាំ 2026');
  expect(dayInSentence('2026-11-20', 'en', { withYear: true })).toBe('20th November 2026');
});

test('a month is shown with its year', () => {
  expect(monthAndYear('2023-01-15', 'en')).toBe('Jan 2023');
  expect(monthAndYear('2023-01-15', 'km')).toBe('មករា 2023');
});

test('what is not a date gives no text', () => {
  for (const stored of ['', 'soon', '2026-13-01', '2026-11-']) expect(longDate(stored, 'en')).toBe('');
});
