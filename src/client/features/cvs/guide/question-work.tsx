/** The questions about work: the last job, where and when, and what is wanted. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type MessageDescriptor } from '@lingui/core';
import { useLingui as useTexts } from '@lingui/react';
import { cvIndustries, cvJobLevels } from '#contract/cv-options.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { useField, useFormState } from '#client/forms/use-form.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { FieldError } from '#client/ui/fields/field-frame.tsx';
import { type Path } from '#client/forms/form-store.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { PeriodFields } from './date-fields.tsx';
import { type QuestionProps } from './questions.ts';
import { firstIndustries, trades } from './trades.ts';
import { useTradeOf, useWords } from './trades.ts';
import { type CvFieldName } from '../cv-fields.ts';
import { fieldLabels } from '../cv-form-texts.ts';
import { type CvForm, type CvValues } from '../cv-values.ts';

type Props = {
  form: CvForm;
  path: Path<CvValues>;
  name: CvFieldName;
  words: readonly MessageDescriptor[];
  /** After one was tapped. */
  onTap?: (value: string) => void;
};

/** A text with examples below it: a tap writes one, anything else may be written. */
function WordField({ form, path, name, words, onTap }: Props) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const wordsOf = useWords();
  const { value, onChange } = useField(form, path);
  const choose = (chosen: string) => {
    onChange(chosen);
    onTap?.(chosen);
  };
  return (
    <>
      {words.length > 0 && (
        <p className="kg-muted">
          <Trans>Tap one, or write it.</Trans>
        </p>
      )}
      <FormField form={form} path={path} kind="text" label={i18n._(fieldLabels[name])} />
      {words.length > 0 && (
        <ChoiceChips label={t`Examples`} options={wordsOf(words)} value={value.trim()} onChoose={choose} />
      )}
    </>
  );
}

const tradeNames = trades.map(({ name }) => name);

export function WorkQuestion({ form }: QuestionProps) {
  return <WordField form={form} path="work_exp.0.job_title" name="job_title" words={tradeNames} />;
}

export function WorkplaceQuestion({ form }: QuestionProps) {
  const title = useFormState(form, ({ values }) => values.work_exp[0]?.job_title);
  const trade = useTradeOf()(title);
  return <WordField form={form} path="work_exp.0.company" name="company" words={trade ? trade.places : []} />;
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
      <WordField
        form={form}
        path="user_info.job_title"
        name="job_title"
        words={tradeNames}
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
