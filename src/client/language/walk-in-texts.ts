/** When people may come in person, in words. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type WalkIn, type Weekday, weekdays } from '#contract/job-fields.ts';

export const weekdayNames: Readonly<Record<Weekday, MessageDescriptor>> = {
  mon: msg`Mon`,
  tue: msg`Tue`,
  wed: msg`Wed`,
  thu: msg`Thu`,
  fri: msg`Fri`,
  sat: msg`Sat`,
  sun: msg`Sun`,
};

/** Days in a row as a range from three on: 'Mon–Fri, Sun'. */
function daysText(days: WalkIn['days'], i18n: I18n): string {
  if (typeof days === 'string') return days;
  if (days.length === weekdays.length) return i18n._(msg`Every day`);
  const rows: Weekday[][] = [];
  for (const day of weekdays)
    if (days.includes(day)) {
      const last = rows.at(-1);
      const isNext = last && weekdays.indexOf(day) - weekdays.indexOf(last.at(-1) ?? day) === 1;
      if (isNext) last.push(day);
      else rows.push([day]);
    }
  return rows
    .map((row) => row.map((day) => i18n._(weekdayNames[day])))
    .map((names) => (names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ')))
    .join(', ');
}

const span = /^0?(\d{1,2}:\d{2})-0?(\d{1,2}:\d{2})$/;

/** 'Mon–Sat, 7:30–11:00'. */
export function walkInTime({ days, hours }: WalkIn, i18n: I18n): string {
  const [, from, to] = span.exec(hours) ?? [];
  return `${daysText(days, i18n)}, ${from && to ? `${from}–${to}` : hours}`;
}
