/** How far somebody went in school; only from high school on there is more to say. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { degrees } from '#contract/cv-options.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { useField } from '#client/forms/use-form.tsx';
import { emptyItem } from '../cv-values.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { PeriodFields } from './period-fields.tsx';
import { type QuestionProps } from './question-props.ts';

/** Values of no list: a CV says nothing of them. */
const below = ['primary', 'secondary'] as const;

export function SchoolQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const labelOf = useCvLabel();
  const degree = useField(form, 'education.0.degree');
  const [low, setLow] = useState('');
  const options = [
    { value: below[0], label: t`Primary school` },
    { value: below[1], label: t`Secondary school` },
    ...degrees.map((value) => ({ value: value as string, label: labelOf(value) })),
  ];
  const choose = (chosen: string) => {
    const isLow = below.some((value) => value === chosen);
    setLow(isLow ? chosen : '');
    if (isLow || chosen === '') {
      const others = form.read().education.slice(1);
      form.change({ education: [emptyItem('education'), ...others] });
    } else degree.onChange(chosen);
  };
  return (
    <>
      <ChoiceChips label={question} options={options} value={degree.value || low} onChoose={choose} />
      {degree.value !== '' && (
        <div className="cv-guide-more">
          <FormField form={form} path="education.0.school" kind="text" label={t`School`} />
          <PeriodFields form={form} section="education" />
        </div>
      )}
    </>
  );
}
