/** A CV to be read, one's own or an applicant's as it was sent; the same order as the form, and a clean page on paper. */
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
import { hasWords } from '#contract/has-words.ts';
import * as rules from '#contract/rich-text.ts';
import { Icon } from '#client/ui/icon.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { useMultiPagePrint } from '#client/ui/use-multi-page-print.ts';
import { sectionTexts } from './cv-form-texts.ts';
import { CvLevels } from './cv-levels.tsx';
import { CvPerson } from './cv-person.tsx';
import { CvReferences } from './cv-references.tsx';
import { CvTimeline } from './cv-timeline.tsx';
import './cv-view.css';

type Level = 2 | 3;

function Part({
  icon,
  title,
  level,
  children,
}: {
  icon: string;
  title: string;
  level: Level;
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

/** `level` is the headings' level in the page around it. */
export function CvView({ cv, level = 2 }: { cv: Cv; level?: Level }) {
  const { t, i18n } = useLingui();
  useMultiPagePrint();
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
            items={language.map(({ id, language: name, level: word }) => ({ id, name, word }))}
          />
        </Part>
      )}
      {skill && (
        <Part icon={constructOutline} title={title('skill')} level={level}>
          <CvLevels
            steps={skillLevels}
            items={skill.map(({ id, skill: name, level: word }) => ({ id, name, word }))}
          />
        </Part>
      )}
      {reference && (
        <Part icon={peopleOutline} title={title('reference')} level={level}>
          <CvReferences items={reference} />
        </Part>
      )}
      {!work_exp && !education && !achievement && !language && !skill && !reference && (
        <p className="kg-muted">
          <Trans>No experience, education or skills were filled in.</Trans>
        </p>
      )}
    </article>
  );
}
