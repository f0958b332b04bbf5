/** One sub-form of a CV section: an accordion with a summary line. Knows only its own item. */
import { useLingui } from '@lingui/react/macro';
import { chevronDown, chevronUp } from 'ionicons/icons';
import { useId, useState } from 'react';
import { type CvSection } from '#contract/cvs.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { CvFieldInput } from './cv-field-input.tsx';
import { itemFields } from './cv-fields.ts';
import { sectionTexts } from './cv-form-texts.ts';
import { type CvForm, type Values } from './cv-values.ts';
import { usePeriodText } from './cv-dates.ts';

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** A title and a line below it, both '' where nothing was filled in. */
function useItemSummary(section: CvSection, values: Values): readonly [title: string, subtitle: string] {
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

type Props = { form: CvForm; section: CvSection; index: number; open: boolean; onToggle: () => void };

const nothing: Values = {};

export function CvItemForm({ form, section, index, open, onToggle }: Props) {
  const { t, i18n } = useLingui();
  const bodyId = useId();
  // An open item, whose summary nobody sees, is not drawn again while it is typed in.
  const closed = useFormState(form, ({ values }) => (open ? nothing : values[section][index]));
  const [title, subtitle] = useItemSummary(section, closed ?? nothing);
  const [pursuing, setPursuing] = useState(false);
  const number = index + 1;
  const heading = i18n._(sectionTexts[section].one);
  const withEnd = section === 'education' && !pursuing;
  const shownTitle = title || t`${heading} ${number}`;
  return (
    <li className="cv-item kg-card">
      <h3>
        <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          <span>
            <span className="cv-item-title" lang={langOf(shownTitle)}>
              {shownTitle}
            </span>
            {subtitle && (
              <span className="cv-item-subtitle" lang={langOf(subtitle)}>
                {subtitle}
              </span>
            )}
          </span>
          <Icon name={open ? chevronUp : chevronDown} />
        </button>
      </h3>
      <div id={bodyId} className="cv-fields" hidden={!open}>
        {open &&
          itemFields[section].map((field) => (
            <div key={field.name} className={field.half ? 'half' : undefined}>
              <CvFieldInput
                form={form}
                path={`${section}.${index}.${field.name}`}
                field={field}
                hint={withEnd && field.name === 'end_date' ? t`The date you finished.` : undefined}
              />
            </div>
          ))}
        {open && section === 'education' && (
          <Checkbox
            label={t`Currently pursuing`}
            checked={pursuing}
            onChange={(event) => setPursuing(event.target.checked)}
          />
        )}
      </div>
    </li>
  );
}
