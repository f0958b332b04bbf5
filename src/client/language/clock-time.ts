/** Instants as times of the clock in Cambodia, with the day where it is not this one. */
import { useLingui } from '@lingui/react/macro';
import { dayOf, today, useDates } from './dates.ts';

const cambodiaAheadMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;

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
