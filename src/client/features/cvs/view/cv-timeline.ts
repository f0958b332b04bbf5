/** The dated sections of a CV as translated rows, newest first. */
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type Cv } from '#contract/cvs.ts';
import { cvLabelIn } from '#client/language/cv-option-labels.ts';
import { longDate, monthAndYear, today } from '#client/language/dates.ts';
import { useCountryName } from '../country-names.ts';
import { cityName } from './city-name.ts';

/** An ongoing period has an end in the future, because all dates are required (product 5.8). */
const isOngoing = (end: string): boolean => end >= today();

/** Formats a period: "Jan 2023 – now", "Jan 2021 – Dec 2022", one month, or '' if nothing is filled in. */
const periodIn =
  (i18n: I18n) =>
  (start: string, end: string): string => {
    const first = monthAndYear(start, i18n.locale);
    const last = start !== '' && isOngoing(end) ? i18n._(msg`now`) : monthAndYear(end, i18n.locale);
    return [first, first === last ? '' : last].filter(Boolean).join(' – ');
  };

export const usePeriodText = () => periodIn(useLingui().i18n);

export type DatedSection = 'work_exp' | 'education' | 'achievement';
type Row = { id: number; title: string; line: string; time: string; text: string; sortDate: string };

export const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

export function timelineRows(
  i18n: I18n,
  countryName: (value: string) => string,
  section: DatedSection,
  { work_exp = [], education = [], achievement = [] }: Cv,
): readonly Row[] {
  const label = cvLabelIn(i18n);
  const period = periodIn(i18n);
  const rows: Record<DatedSection, () => Row[]> = {
    work_exp: () =>
      work_exp.map((item) => ({
        id: item.id,
        title: item.job_title,
        line: joined(
          item.company,
          label(item.type_of_exp),
          label(item.job_level),
          cityName(i18n, item.city),
          countryName(item.country),
        ),
        time: period(item.start_date, item.end_date),
        text: item.description,
        sortDate: item.end_date,
      })),
    education: () =>
      education.map((item) => ({
        id: item.id,
        title: joined(label(item.degree), item.major),
        line: joined(item.school, cityName(i18n, item.city), countryName(item.country)),
        time: period(item.start_date, item.end_date),
        text: item.description,
        sortDate: item.end_date,
      })),
    achievement: () =>
      achievement.map((item) => ({
        id: item.id,
        title: item.title,
        line: '',
        time: longDate(item.date, i18n.locale),
        text: item.description,
        sortDate: item.date,
      })),
  };
  return rows[section]().sort((one, other) => other.sortDate.localeCompare(one.sortDate));
}

export function useTimelineRows(): (section: DatedSection, cv: Cv) => readonly Row[] {
  const { i18n } = useLingui();
  const countryName = useCountryName();
  return (section, cv) => timelineRows(i18n, countryName, section, cv);
}
