/** The texts of a CV in a language, in the order of the page, which the server draws as a PDF (product 7.42). */
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type CvOutline,
  type OutlineEntry,
  type OutlineFact,
  type OutlinePart,
} from '#contract/cv-outline.ts';
import { type Cv } from '#contract/cvs.ts';
import { hasWords } from '#contract/description-markup.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { cvLabelIn } from '#client/language/cv-option-labels.ts';
import { longDate } from '#client/language/dates.ts';
import { personName } from '#client/language/names.ts';
import { freePhoneLink, phoneLink, phoneText } from '#client/language/phone-text.ts';
import { countryNameIn } from '../country-names.ts';
import { fieldLabels, sectionTexts } from '../cv-form-texts.ts';
import { cityName } from '../view/city-name.ts';
import { githubLink } from '../view/cv-person.tsx';
import { joined, timelineRows } from '../view/cv-timeline.ts';
import { paragraphsOf, plainParagraphs } from './paragraphs.ts';

type LinkedText = readonly [text: string, href?: string | undefined];
const toRun = ([text, href]: LinkedText) => ({ text, ...(href !== undefined && { href }) });

/** Texts between dots, without the empty ones. */
const linkedLine = (...texts: readonly LinkedText[]): OutlineEntry['line'] =>
  texts
    .filter(([text]) => text !== '')
    .flatMap((text, at) => (at === 0 ? [toRun(text)] : [{ text: ' · ' }, toRun(text)]));

export function cvOutline(cv: Cv, i18n: I18n, language: PageLanguage): CvOutline {
  const { user_info: person } = cv;
  const label = cvLabelIn(i18n);
  const countryName = countryNameIn(i18n.locale);
  const place = [person.address, cityName(i18n, person.city), countryName(person.country)]
    .filter(Boolean)
    .join(', ');
  const fact = (field: keyof typeof fieldLabels, ...text: LinkedText): OutlineFact[] =>
    text[0] === '' ? [] : [{ label: i18n._(fieldLabels[field]), runs: [toRun(text)] }];
  const levels = (items: readonly (readonly [name: string, level: string])[]): OutlineFact[] =>
    items.map(([name, level]) => ({
      runs: [{ text: name, isBold: true }, ...(level === '' ? [] : [{ text: ` · ${label(level)}` }])],
    }));
  const part = (
    section: keyof typeof sectionTexts,
    content: Partial<Pick<OutlinePart, 'facts' | 'entries'>>,
  ): OutlinePart => ({ title: i18n._(sectionTexts[section].heading), facts: [], entries: [], ...content });
  const dated = (['work_exp', 'education', 'achievement'] as const).map((section) =>
    part(section, {
      entries: timelineRows(i18n, countryName, section, cv).map(({ title, line, time, text }) => ({
        title,
        line: linkedLine([line]),
        time,
        paragraphs: plainParagraphs(text),
      })),
    }),
  );
  const description = {
    title: i18n._(msg`Description`),
    facts: [],
    entries: hasWords(person.description)
      ? [{ title: '', line: [], time: '', paragraphs: paragraphsOf(person.description) }]
      : [],
  };
  const references = (cv.reference ?? []).map((referee) => ({
    title: referee.name,
    line: linkedLine(
      [joined(referee.position, referee.company)],
      [referee.contact_number, freePhoneLink(referee.contact_number)],
      [referee.email, referee.email && `mailto:${referee.email}`],
    ),
    time: '',
    paragraphs: [],
  }));
  const parts = [
    description,
    ...dated,
    part('language', { facts: levels((cv.language ?? []).map((item) => [item.language, item.level])) }),
    part('skill', { facts: levels((cv.skill ?? []).map((item) => [item.skill, item.level])) }),
    part('reference', { entries: references }),
  ];
  return {
    name: personName(person, language).trim(),
    headline: joined(person.job_title, label(person.job_level)),
    facts: [
      ...fact('contact_number', phoneText(person.contact_number), phoneLink(person.contact_number)),
      ...fact('email', person.email, `mailto:${person.email}`),
      ...fact('address', place),
      ...fact('date_of_birth', longDate(person.date_of_birth, i18n.locale)),
      ...fact('industry', label(person.industry)),
      ...fact('github', person.github, githubLink(person.github)),
    ],
    parts: parts.filter(({ facts, entries }) => facts.length + entries.length > 0),
  };
}
