/** Questions about work and school: the last job, the wanted job, and education. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type MessageDescriptor } from '@lingui/core';
import { useLingui as useTexts } from '@lingui/react';
import { useState } from 'react';
import { cvIndustries, cvJobLevels, degrees } from '#contract/cv-options.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { useField, useFormState } from '#client/forms/use-form.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { FieldError } from '#client/ui/fields/field-frame.tsx';
import { type Path } from '#client/forms/form-store.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { PeriodFields } from './date-fields.tsx';
import { type QuestionProps } from './questions.ts';
import { firstIndustries, trades, useSuggestions, useTradeOf } from './trades.ts';
import { type CvFieldName } from '../cv-fields.ts';
import { fieldLabels } from '../cv-form-texts.ts';
import { type CvForm, type CvValues, emptyItem } from '../cv-values.ts';

type Props = {
  form: CvForm;
  path: Path<CvValues>;
  name: CvFieldName;
  examples: readonly MessageDescriptor[];
  /** Called after an example was tapped. */
  onTap?: (value: string) => void;
};

/** A text field with examples below it to tap. */
function FieldWithExamples({ form, path, name, examples, onTap }: Props) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const suggestionsOf = useSuggestions();
  const { value, onChange } = useField(form, path);
  const choose = (chosen: string) => {
    onChange(chosen);
    onTap?.(chosen);
  };
  return (
    <>
      {examples.length > 0 && (
        <p className="kg-muted">
          <Trans>Tap one, or write it.</Trans>
        </p>
      )}
      <FormField form={form} path={path} kind="text" label={i18n._(fieldLabels[name])} />
      {examples.length > 0 && (
        <ChoiceChips
          label={t`Examples`}
          options={suggestionsOf(examples)}
          value={value.trim()}
          onChoose={choose}
        />
      )}
    </>
  );
}

const tradeNames = trades.map(({ name }) => name);

export function WorkQuestion({ form }: QuestionProps) {
  return <FieldWithExamples form={form} path="work_exp.0.job_title" name="job_title" examples={tradeNames} />;
}

export function WorkplaceQuestion({ form }: QuestionProps) {
  const title = useFormState(form, ({ values }) => values.work_exp[0]?.job_title);
  const trade = useTradeOf()(title);
  return (
    <FieldWithExamples
      form={form}
      path="work_exp.0.company"
      name="company"
      examples={trade ? trade.places : []}
    />
  );
}

export function WorkPeriodQuestion({ form }: QuestionProps) {
  return <PeriodFields form={form} section="work_exp" />;
}

export function WantedQuestion({ form }: QuestionProps) {
  const { t } = useLingui();
  const labelOf = useCvLabel();
  const tradeOf = useTradeOf();
  const industry = useField(form, 'user_info.industry', t`Please choose one.`);
  const level = useField(form, 'user_info.job_level', t`Please choose one.`);
  const industries = cvIndustries.map((value) => ({ value, label: labelOf(value) }));
  return (
    <>
      <FieldWithExamples
        form={form}
        path="user_info.job_title"
        name="job_title"
        examples={tradeNames}
        onTap={(title) => industry.onChange(tradeOf(title)?.industry ?? industry.value)}
      />
      <fieldset className="kg-field" data-invalid={industry.error ? true : undefined} tabIndex={-1}>
        <legend className="kg-label">{t`Industry`}</legend>
        <ChoiceChips
          label={t`Industry`}
          options={industries}
          first={firstIndustries}
          value={industry.value}
          onChoose={industry.onChange}
        />
        {industry.error && <FieldError id="cv-guide-industry">{industry.error}</FieldError>}
      </fieldset>
      <fieldset className="kg-field" data-invalid={level.error ? true : undefined} tabIndex={-1}>
        <legend className="kg-label">
          <Trans>Job level</Trans>
        </legend>
        <RadioChips
          name={level.name}
          options={cvJobLevels.map((value) => ({ value: value as string, label: labelOf(value) }))}
          value={level.value}
          onChange={level.onChange}
        />
        {level.error && <FieldError id="cv-guide-level">{level.error}</FieldError>}
      </fieldset>
    </>
  );
}

/** Offered as answers, but not degrees: a CV omits them. */
const belowDegrees = ['primary', 'secondary'] as const;

/** The highest education; the school and its years are asked from high school on. */
export function SchoolQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const labelOf = useCvLabel();
  const degree = useField(form, 'education.0.degree');
  const [lowLevel, setLowLevel] = useState('');
  const options = [
    { value: belowDegrees[0], label: t`Primary school` },
    { value: belowDegrees[1], label: t`Secondary school` },
    ...degrees.map((value) => ({ value: value as string, label: labelOf(value) })),
  ];
  const choose = (chosen: string) => {
    const isLow = belowDegrees.some((value) => value === chosen);
    setLowLevel(isLow ? chosen : '');
    if (isLow || chosen === '') {
      const others = form.read().education.slice(1);
      form.change({ education: [emptyItem('education'), ...others] });
    } else degree.onChange(chosen);
  };
  return (
    <>
      <ChoiceChips label={question} options={options} value={degree.value || lowLevel} onChoose={choose} />
      {degree.value !== '' && (
        <div className="cv-guide-more">
          <FormField form={form} path="education.0.school" kind="text" label={t`School`} />
          <PeriodFields form={form} section="education" />
        </div>
      )}
    </>
  );
}
