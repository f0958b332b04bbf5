/** The days and periods of a CV in words. Knows no sections. */
import { useLingui } from '@lingui/react/macro';
import { today, useDates } from '#client/language/dates.ts';

/** What goes on has an end that is still to come: the CV's dates are all required (product 5.8). */
const isOngoing = (end: string): boolean => end >= today();

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
