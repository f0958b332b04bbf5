/** The days and periods of a CV in words. Knows no sections. */
import { useLingui } from '@lingui/react/macro';
import { useDates } from '#client/language/dates.ts';

/** Cambodia's clock runs seven hours ahead of UTC. */
const cambodiaAheadMs = 7 * 3_600_000;

/** Today in Cambodia, YYYY-MM-DD. */
export const today = (): string => new Date(Date.now() + cambodiaAheadMs).toISOString().slice(0, 10);

/** What goes on has an end that is still to come: the CV's dates are all required (spec §5). */
export const isOngoing = (end: string): boolean => end >= today();

/** Gives "Jan 2023 – now", "Jan 2021 – Dec 2022" or one month; '' where nothing is filled in. */
export function usePeriodText(): (start: string, end: string) => string {
  const { t } = useLingui();
  const { monthAndYear } = useDates();
  return (start, end) => {
    const first = monthAndYear(start);
    const last = start !== '' && isOngoing(end) ? t`now` : monthAndYear(end);
    return [first, first === last ? '' : last].filter(Boolean).join(' – ');
  };
}
