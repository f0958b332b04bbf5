/** A text with examples below it: a tap writes one, anything else may be written. */
import { type MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { type Path } from '#client/forms/form-store.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { useField } from '#client/forms/use-form.tsx';
import { type CvFieldName } from '../cv-fields.ts';
import { fieldLabels } from '../cv-form-texts.ts';
import { type CvForm, type CvValues } from '../cv-values.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { useWords } from './use-words.ts';

type Props = {
  form: CvForm;
  path: Path<CvValues>;
  name: CvFieldName;
  words: readonly MessageDescriptor[];
  /** After one was tapped. */
  onTap?: (value: string) => void;
};

export function WordField({ form, path, name, words, onTap }: Props) {
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
