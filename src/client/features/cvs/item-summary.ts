/** The two lines by which a closed sub-form is recognised. Knows no form. */
import { type CvSection } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { type Values } from './cv-values.ts';
import { usePeriodText } from './cv-dates.ts';

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** A title and a line below it, both '' where nothing was filled in. */
export function useItemSummary(
  section: CvSection,
  values: Values,
): readonly [title: string, subtitle: string] {
  const label = useCvLabel();
  const period = usePeriodText();
  const option = (value: string | undefined) => value && label(value);
  const time = period(values.start_date ?? '', values.end_date ?? '');
  switch (section) {
    case 'work_exp':
      return [values.job_title ?? '', joined(values.company, time)];
    case 'education':
      return [joined(option(values.degree), values.major), joined(values.school, time)];
    case 'achievement':
      return [values.title ?? '', period('', values.date ?? '')];
    case 'language':
      return [values.language ?? '', option(values.level) ?? ''];
    case 'skill':
      return [values.skill ?? '', option(values.level) ?? ''];
    case 'reference':
      return [values.name ?? '', joined(values.position, values.company)];
  }
}
