/** One field of the CV form, as the control that its kind asks for; drawn again only when its own value or fault changes. */
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type FaultCode } from '#contract/faults.ts';
import { lengths } from '#contract/limits.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { DateField } from '#client/ui/fields/date-field.tsx';
import { PhoneField } from '#client/ui/fields/phone-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { RichTextField } from '#client/ui/rich-text-editor/rich-text-field.tsx';
import { useCountryOptions } from './country-names.ts';
import { useCvFaultText } from './cv-fault-text.ts';
import { type CvField, type CvFieldName } from './cv-fields.ts';
import { fieldLabels } from './cv-form-texts.ts';

type Props = {
  field: CvField;
  /** Unique in the form: `skill.0.level`. */
  path: string;
  value: string;
  fault: FaultCode | undefined;
  hint?: string;
  onType: (field: CvFieldName, value: string) => void;
};

type ControlProps = {
  label: string;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean | undefined;
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

function CountryField({ autoComplete, ...props }: ControlProps & { autoComplete?: string }) {
  const { t } = useLingui();
  return (
    <SelectField
      {...props}
      options={useCountryOptions()}
      placeholder={t`Choose`}
      autoComplete={autoComplete}
    />
  );
}

function ChoiceField({ options, ...props }: ControlProps & { options: readonly string[] }) {
  const { t } = useLingui();
  const label = useCvLabel();
  return (
    <SelectField
      {...props}
      options={options.map((value) => ({ value, label: label(value) }))}
      placeholder={t`Choose`}
    />
  );
}

export const CvFieldInput = memo(function CvFieldInput({ field, path, value, fault, hint, onType }: Props) {
  const { i18n } = useLingui();
  const faultText = useCvFaultText();
  const control: ControlProps = {
    label: i18n._(fieldLabels[field.name]),
    error: faultText(fault, field),
    hint,
    optional: field.optional,
    name: path,
    value,
    onChange: (event) => onType(field.name, event.target.value),
  };
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...control} options={field.options} />;
    case 'country':
      return <CountryField {...control} autoComplete={field.autoComplete} />;
    case 'date':
      return <DateField {...control} autoComplete={field.autoComplete} />;
    case 'phone':
      return <PhoneField {...control} autoComplete={field.autoComplete} />;
    case 'long':
      return <TextareaField {...control} rows={3} maxLength={lengths.listItem} />;
    case 'rich':
      return (
        <RichTextField
          label={control.label}
          error={control.error}
          optional={field.optional}
          value={value}
          onChange={(markup) => onType(field.name, markup)}
        />
      );
    case 'email':
      return (
        <TextField
          {...control}
          type="email"
          maxLength={lengths.shortText}
          autoComplete={field.autoComplete}
        />
      );
    case 'url':
      return (
        <TextField
          {...control}
          inputMode="url"
          placeholder="github.com/dara"
          maxLength={lengths.shortText}
          autoComplete={field.autoComplete}
        />
      );
    case 'text':
      return <TextField {...control} maxLength={lengths.shortText} autoComplete={field.autoComplete} />;
  }
});
