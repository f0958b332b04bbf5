/** The dated sections of a CV as translated rows, newest first. */
import { useLingui } from '@lingui/react/macro';
import { type Cv } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { today, useDates } from '#client/language/dates.ts';
import { useCountryName } from '../country-names.ts';

/** An ongoing period has an end in the future, because all dates are required (product 5.8). */
const isOngoing = (end: string): boolean => end >= today();

/** Formats a period: "Jan 2023 – now", "Jan 2021 – Dec 2022", one month, or '' if nothing is filled in. */
export function usePeriodText(): (start: string, end: string) => string {
  const { t } = useLingui();
  const { monthAndYear } = useDates();
  return (start, end) => {
    const first = monthAndYear(start);
    const last = start !== '' && isOngoing(end) ? t`now` : monthAndYear(end);
    return [first, first === last ? '' : last].filter(Boolean).join(' – ');
  };
}

export type DatedSection = 'work_exp' | 'education' | 'achievement';
type Row = { id: number; title: string; line: string; time: string; text: string; sortDate: string };

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

export function useTimelineRows(): (section: DatedSection, cv: Cv) => readonly Row[] {
  const label = useCvLabel();
  const countryName = useCountryName();
  const period = usePeriodText();
  const { longDate } = useDates();
  const rowsOf = {
    work_exp: ({ work_exp = [] }: Cv): Row[] =>
      work_exp.map((item) => ({
        id: item.id,
        title: item.job_title,
        line: joined(
          item.company,
          label(item.type_of_exp),
          label(item.job_level),
          item.city,
          countryName(item.country),
        ),
        time: period(item.start_date, item.end_date),
        text: item.description,
        sortDate: item.end_date,
      })),
    education: ({ education = [] }: Cv): Row[] =>
      education.map((item) => ({
        id: item.id,
        title: joined(label(item.degree), item.major),
        line: joined(item.school, item.city, countryName(item.country)),
        time: period(item.start_date, item.end_date),
        text: item.description,
        sortDate: item.end_date,
      })),
    achievement: ({ achievement = [] }: Cv): Row[] =>
      achievement.map((item) => ({
        id: item.id,
        title: item.title,
        line: '',
        time: longDate(item.date),
        text: item.description,
        sortDate: item.date,
      })),
  };
  return (section, cv) =>
    rowsOf[section](cv).sort((one, other) => other.sortDate.localeCompare(one.sortDate));
}
