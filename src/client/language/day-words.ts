/** Days near today in words: today and yesterday with the time, a weekday within a week, else the date. */
import { useWhen } from './clock-time.ts';
import { dayOf, today, useDates } from './dates.ts';

const dayMs = 24 * 3_600_000;
const weekDays = 7;

export function useDayWord(): (instant: string) => string {
  const when = useWhen();
  const { weekday, dayInSentence } = useDates();
  return (instant) => {
    const day = dayOf(instant) ?? '';
    const days = Math.round((Date.parse(today()) - Date.parse(day)) / dayMs);
    if (days === 0 || days === 1) return when(instant);
    if (days > 0 && days < weekDays) return weekday(instant);
    return dayInSentence(instant, { withYear: day.slice(0, 4) !== today().slice(0, 4) });
  };
}
