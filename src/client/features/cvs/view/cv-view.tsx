/** A CV as a page to read or print: the user's own, or one that an applicant sent. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  briefcaseOutline,
  constructOutline,
  documentTextOutline,
  languageOutline,
  peopleOutline,
  ribbonOutline,
  schoolOutline,
} from 'ionicons/icons';
import { type ReactNode } from 'react';
import { languageLevels, skillLevels } from '#contract/cv-options.ts';
import { type Cv } from '#contract/cvs.ts';
import { hasWords } from '#contract/description-markup.ts';
import * as rules from '#contract/description-markup.ts';
import { Icon } from '#client/ui/icon.tsx';
import { RichText } from '#client/ui/rich-text-view.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { freePhoneLink } from '#client/language/phone-text.ts';
import { sectionTexts } from '../cv-form-texts.ts';
import { CvPerson } from './cv-person.tsx';
import { type DatedSection, useTimelineRows } from './cv-timeline.ts';
import './cv-view.css';

function PhoneNumber({ number }: { number: string }) {
  const link = freePhoneLink(number);
  if (!link) return <UserText>{number}</UserText>;
  return (
    <a className="kg-link" href={link}>
      {number}
    </a>
  );
}

/** People who can recommend the CV's owner, and how to reach them. */
function CvReferences({ items }: { items: NonNullable<Cv['reference']> }) {
  return (
    <ul className="cv-references">
      {items.map(({ id, name, position, company, contact_number, email }) => (
        <li key={id}>
          <UserText as="p" className="kg-strong">
            {name}
          </UserText>
          <UserText as="p">{`${position} · ${company}`}</UserText>
          <p>
            <PhoneNumber number={contact_number} />
            <a className="kg-link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  /** All levels, lowest first. */
  steps: readonly string[];
  items: readonly { id: number; name: string; level: string }[];
};

/** Skills or languages, each with its level as text and as filled steps. */
function CvLevels({ steps, items }: Props) {
  const label = useCvLabel();
  return (
    <ul className="cv-levels">
      {items.map(({ id, name, level }) => {
        const reached = steps.indexOf(level) + 1;
        return (
          <li key={id}>
            <UserText className="kg-strong">{name}</UserText>
            <span className="kg-muted">{label(level)}</span>
            <span className="cv-steps" aria-hidden>
              {steps.map((step, index) => (
                <i key={step} className={index < reached ? 'reached' : undefined} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A dated section, newest item first, along a line with marigold squares. */
function CvTimeline({ section, cv }: { section: DatedSection; cv: Cv }) {
  const rows = useTimelineRows()(section, cv);
  return (
    <ol className="cv-timeline">
      {rows.map(({ id, title, line, time, text }) => (
        <li key={id}>
          <UserText as="p" className="kg-strong">
            {title}
          </UserText>
          {line && <UserText as="p">{line}</UserText>}
          <p className="kg-muted">{time}</p>
          <UserText as="p" className="cv-long">
            {text}
          </UserText>
        </li>
      ))}
    </ol>
  );
}

type HeadingLevel = 2 | 3;

function Part({
  icon,
  title,
  level,
  children,
}: {
  icon: string;
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className="cv-part kg-card padded">
      <Heading className="cv-part-title">
        <Icon name={icon} size={24} />
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** `level` is the level of the CV's headings on the surrounding page. */
export function CvView({ cv, level = 2 }: { cv: Cv; level?: HeadingLevel }) {
  const { t, i18n } = useLingui();
  const title = (section: keyof typeof sectionTexts) => i18n._(sectionTexts[section].heading);
  const { user_info: person, work_exp, education, achievement, language, skill, reference } = cv;
  return (
    <article className="cv-view">
      <CvPerson person={person} level={level} />
      {hasWords(person.description) && (
        <Part icon={documentTextOutline} title={t`Description`} level={level}>
          <RichText markup={person.description} rules={rules} />
        </Part>
      )}
      {work_exp && (
        <Part icon={briefcaseOutline} title={title('work_exp')} level={level}>
          <CvTimeline section="work_exp" cv={cv} />
        </Part>
      )}
      {education && (
        <Part icon={schoolOutline} title={title('education')} level={level}>
          <CvTimeline section="education" cv={cv} />
        </Part>
      )}
      {achievement && (
        <Part icon={ribbonOutline} title={title('achievement')} level={level}>
          <CvTimeline section="achievement" cv={cv} />
        </Part>
      )}
      {language && (
        <Part icon={languageOutline} title={title('language')} level={level}>
          <CvLevels
            steps={languageLevels}
            items={language.map(({ id, language: name, level }) => ({ id, name, level }))}
          />
        </Part>
      )}
      {skill && (
        <Part icon={constructOutline} title={title('skill')} level={level}>
          <CvLevels
            steps={skillLevels}
            items={skill.map(({ id, skill: name, level }) => ({ id, name, level }))}
          />
        </Part>
      )}
      {reference && (
        <Part icon={peopleOutline} title={title('reference')} level={level}>
          <CvReferences items={reference} />
        </Part>
      )}
      {!cv.card && !work_exp && !education && !achievement && !language && !skill && !reference && (
        <p className="kg-muted">
          <Trans>No experience, education or skills were filled in.</Trans>
        </p>
      )}
    </article>
  );
}
