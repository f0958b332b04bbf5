/** The fields of the CV form: the personal details, and one item of a repeating section. */
import { useLingui } from '@lingui/react/macro';
import { chevronDown, chevronUp } from 'ionicons/icons';
import { memo, useId, useState } from 'react';
import { type CvSection } from '#contract/cvs.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { lengths } from '#contract/limits.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { type Path } from '#client/forms/form-store.ts';
import { useLanguage } from '#client/language/activate.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { cardFields, type CvField, fieldsInOrder, itemFields } from '../cv-fields.ts';
import { fieldLabels, personalHeading, sectionTexts } from '../cv-form-texts.ts';
import { type CvForm, type CvValues, type Values } from '../cv-values.ts';
import { YoungWorkerNote } from '../young-worker-note.tsx';
import { usePeriodText } from '../view/cv-timeline.ts';
import { useCountryOptions } from '../country-names.ts';

export const PersonalForm = memo(function PersonalForm({ form }: { form: CvForm }) {
  const { i18n } = useLingui();
  const fields = fieldsInOrder(useLanguage());
  const isCard = useFormState(form, ({ values }) => values.card === true);
  return (
    <section id="cv-user_info" className="cv-section" tabIndex={-1} aria-labelledby="cv-user_info-heading">
      <SectionHead id="cv-user_info-heading" title={i18n._(personalHeading)} />
      <div className="cv-fields kg-card">
        {fields.map((field) => (
          <div key={field.name} className={field.half ? 'half' : undefined}>
            <CvFieldInput
              form={form}
              path={`user_info.${field.name}`}
              field={
                isCard && !cardFields.some((name) => name === field.name)
                  ? { ...field, optional: true }
                  : field
              }
            />
            {field.name === 'date_of_birth' && <YoungWorkerNote form={form} />}
          </div>
        ))}
      </div>
    </section>
  );
});

type FieldProps = { form: CvForm; path: Path<CvValues>; field: CvField; hint?: string | undefined };

type CountryProps = Omit<FieldProps, 'field'> & { label: string; autoComplete?: string | undefined };

function CountryField(props: CountryProps) {
  const { t } = useLingui();
  const options = useCountryOptions();
  return <FormField {...props} kind="choice" options={options} required={t`Please choose a country.`} />;
}

function CvFieldInput({ field, ...rest }: FieldProps) {
  const { i18n } = useLingui();
  const labelOf = useCvLabel();
  const { name, half: _, ...control } = field;
  const labelled = { ...rest, label: i18n._(fieldLabels[name]) };
  switch (control.kind) {
    case 'country':
      return <CountryField {...labelled} autoComplete={control.autoComplete} />;
    case 'choice': {
      const options = control.options.map((value) => ({ value, label: labelOf(value) }));
      return <FormField {...labelled} {...control} options={options} />;
    }
    case 'url':
      return <FormField {...labelled} {...control} placeholder="github.com/dara" />;
    case 'long':
      return <FormField {...labelled} {...control} maxLength={lengths.listItem} />;
    default:
      return <FormField {...labelled} {...control} />;
  }
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** A title and a subtitle, both '' if nothing is filled in. */
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

const noValues: Values = {};

/** One item of a section: an accordion with a summary line. */
export function CvItemForm({ form, section, index, open, onToggle }: Props) {
  const { t, i18n } = useLingui();
  const bodyId = useId();
  // An open item shows no summary, so typing in it must not render it again.
  const values = useFormState(form, (state) => (open ? noValues : state.values[section][index]));
  const [title, subtitle] = useItemSummary(section, values ?? noValues);
  const [isPursuing, setPursuing] = useState(false);
  const number = index + 1;
  const heading = i18n._(sectionTexts[section].one);
  const hasEndHint = section === 'education' && !isPursuing;
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
                hint={hasEndHint && field.name === 'end_date' ? t`The date you finished.` : undefined}
              />
            </div>
          ))}
        {open && section === 'education' && (
          <Checkbox
            label={t`Currently pursuing`}
            checked={isPursuing}
            onChange={(event) => setPursuing(event.target.checked)}
          />
        )}
      </div>
    </li>
  );
}
