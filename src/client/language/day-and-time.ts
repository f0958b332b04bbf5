/** The day and time of an instant in Cambodia, relative to today: 'today, 9:41', 'Tuesday', '20th November'. */
import { useLingui } from '@lingui/react/macro';
import { dayOf, today, useDates } from './dates.ts';

const cambodiaAheadMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;
const weekDays = 7;

/** '9:41'. */
export function clockTime(instant: string | number): string {
  const at = new Date(new Date(instant).getTime() + cambodiaAheadMs);
  return `${at.getUTCHours()}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
}

export function useWhen(): (instant: string) => string {
  const { t } = useLingui();
  const { dayAndMonth } = useDates();
  return (instant) => {
    const time = clockTime(instant);
    const day = dayOf(instant);
    if (day === today()) return t`today, ${time}`;
    if (day === dayOf(new Date(Date.now() - dayMs).toISOString())) return t`yesterday, ${time}`;
    const date = dayAndMonth(instant);
    return t({ message: `${date}, ${time}`, comment: 'Day and time: 20th November, 9:00' });
  };
}

/** Today and yesterday with the time, the weekday within a week, otherwise the date. */
export function useDayWord(): (instant: string) => string {
  const when = useWhen();
  const { weekday, dayAndMonth, longDate } = useDates();
  return (instant) => {
    const day = dayOf(instant) ?? '';
    const days = Math.round((Date.parse(today()) - Date.parse(day)) / dayMs);
    if (days === 0 || days === 1) return when(instant);
    if (days > 0 && days < weekDays) return weekday(instant);
    return day.slice(0, 4) === today().slice(0, 4) ? dayAndMonth(instant) : longDate(instant);
  };
}
