/** The day and time of an instant in Cambodia, relative to today: 'today, 9:41', 'Tuesday', '20th November'. */
import { useLingui } from '@lingui/react/macro';
import { cambodiaOffsetMs, dayInCambodia, dayMs } from '#contract/days.ts';
import { dayOf, useDates } from './dates.ts';

const weekDays = 7;

/** '9:41' in Cambodia. */
export function clockTime(instant: string | number): string {
  const at = new Date(new Date(instant).getTime() + cambodiaOffsetMs);
  return `${at.getUTCHours()}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
}

/** 'today, 9:41', 'yesterday, 9:41', or the date and the time. */
export function useDayAndTime(): (instant: string) => string {
  const { t } = useLingui();
  const { dayAndMonth } = useDates();
  return (instant) => {
    const time = clockTime(instant);
    const day = dayOf(instant);
    if (day === dayInCambodia()) return t`today, ${time}`;
    if (day === dayInCambodia(-1)) return t`yesterday, ${time}`;
    const date = dayAndMonth(instant);
    return t({ message: `${date}, ${time}`, comment: 'Day and time: 20th November, 9:00' });
  };
}

/** Today and yesterday with the time, the weekday within a week, otherwise the date. */
export function useRecentDay(): (instant: string) => string {
  const dayAndTime = useDayAndTime();
  const { weekday, dayInSentence } = useDates();
  return (instant) => {
    const day = dayOf(instant) ?? '';
    const today = dayInCambodia();
    const days = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
    if (days === 0 || days === 1) return dayAndTime(instant);
    if (days > 0 && days < weekDays) return weekday(instant);
    return dayInSentence(instant, { withYear: day.slice(0, 4) !== today.slice(0, 4) });
  };
}
