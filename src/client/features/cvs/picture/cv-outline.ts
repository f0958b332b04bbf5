/** The text of a CV in order, translated, for drawing it as a picture or PDF. */
import { useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { type Cv } from '#contract/cvs.ts';
import { hasWords } from '#contract/description-markup.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { useDates } from '#client/language/dates.ts';
import { usePersonName } from '#client/language/names.ts';
import { phoneText } from '#client/language/phone-text.ts';
import { useCountryName } from '../country-names.ts';
import { sectionTexts } from '../cv-form-texts.ts';
import { useTimelineRows } from '../view/cv-timeline.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';

export type OutlineEntry = {
  readonly title: string;
  readonly line?: string;
  readonly time?: string;
  readonly text?: string;
  readonly paragraphs?: readonly Paragraph[];
};
export type CvOutline = {
  readonly name: string;
  readonly wanted: string;
  readonly facts: readonly string[];
  readonly parts: readonly { readonly title: string; readonly entries: readonly OutlineEntry[] }[];
};

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

/** Empty fields and sections are omitted. */
export function useCvOutline(): (cv: Cv) => CvOutline {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const label = useCvLabel();
  const countryName = useCountryName();
  const personName = usePersonName();
  const rowsOf = useTimelineRows();
  const { longDate } = useDates();
  return (cv) => {
    const { user_info: person } = cv;
    const place = [person.address, person.city, countryName(person.country)].filter(Boolean).join(', ');
    const born = longDate(person.date_of_birth);
    const about = paragraphsOf(person.description.trim());
    const dated = (['work_exp', 'education', 'achievement'] as const).map((section) => ({
      title: i18n._(sectionTexts[section].heading),
      entries: rowsOf(section, cv),
    }));
    const known = [
      {
        title: i18n._(sectionTexts.language.heading),
        entries: (cv.language ?? []).map(({ language, level }) => ({
          title: joined(language, label(level)),
        })),
      },
      {
        title: i18n._(sectionTexts.skill.heading),
        entries: (cv.skill ?? []).map(({ skill, level }) => ({ title: joined(skill, label(level)) })),
      },
      {
        title: i18n._(sectionTexts.reference.heading),
        entries: (cv.reference ?? []).map(({ name, position, company, contact_number, email }) => ({
          title: name,
          line: joined(position, company),
          time: joined(contact_number, email),
        })),
      },
    ];
    const described = {
      title: t`Description`,
      entries: hasWords(person.description) ? [{ title: '', paragraphs: about }] : [],
    };
    return {
      name: personName(person),
      wanted: joined(person.job_title, label(person.job_level), label(person.industry)),
      facts: [phoneText(person.contact_number), person.email, place, born, person.github].filter(Boolean),
      parts: [described, ...dated, ...known].filter(({ entries }) => entries.length > 0),
    };
  };
}
