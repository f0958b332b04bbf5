/** One field of the CV form, as the control that its kind asks for; drawn again only when its own fault or choice changes. */
import { useLingui } from '@lingui/react/macro';
import { type CvSection } from '#contract/cvs.ts';
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
import { type CvField } from './cv-fields.ts';
import { type FieldPlace, partAt } from './cv-form.ts';
import { fieldLabels } from './cv-form-texts.ts';
import { type FormStore, useOfForm } from './form-store.ts';
import { useChosen, useTyped } from './use-cv-field.ts';

type Words = { label: string; error?: string; hint?: string; optional?: boolean };
type Control = { store: FormStore; place: FieldPlace; words: Words };
type Of<Kind extends CvField['kind']> = Control & { field: CvField & { kind: Kind } };

function CountryField({ words, field, store, place }: Of<'country'>) {
  const { t } = useLingui();
  const { take, ...control } = useChosen(store, place);
  return (
    <SelectField
      {...words}
      {...control}
      onChange={({ target }) => take(target.value)}
      options={useCountryOptions()}
      placeholder={t`Choose`}
      autoComplete={field.autoComplete}
    />
  );
}

function ChoiceField({ words, field, store, place }: Of<'choice'>) {
  const { t } = useLingui();
  const label = useCvLabel();
  const { take, ...control } = useChosen(store, place);
  return (
    <SelectField
      {...words}
      {...control}
      onChange={({ target }) => take(target.value)}
      options={field.options.map((value) => ({ value, label: label(value) }))}
      placeholder={t`Choose`}
    />
  );
}

function RichField({ words, store, place }: Control) {
  const { value, take } = useChosen(store, place);
  return <RichTextField {...words} value={value} onChange={take} />;
}

function LongField({ words, store, place }: Control) {
  const control = useTyped<HTMLTextAreaElement>(store, place);
  return <TextareaField {...words} {...control} rows={3} maxLength={lengths.listItem} />;
}

function LineField({ words, field, store, place }: Of<'date' | 'phone' | 'email' | 'url' | 'text'>) {
  const control = { ...useTyped<HTMLInputElement>(store, place), ...words, autoComplete: field.autoComplete };
  switch (field.kind) {
    case 'date':
      return <DateField {...control} />;
    case 'phone':
      return <PhoneField {...control} />;
    case 'email':
      return <TextField {...control} type="email" maxLength={lengths.shortText} />;
    case 'url':
      return (
        <TextField {...control} inputMode="url" placeholder="github.com/dara" maxLength={lengths.shortText} />
      );
    case 'text':
      return <TextField {...control} maxLength={lengths.shortText} />;
  }
}

type Props = {
  store: FormStore;
  field: CvField;
  /** The item that it belongs to; none in the personal details. */
  section?: CvSection;
  index?: number;
  hint?: string;
};

export function CvFieldInput({ store, field, section, index, hint }: Props) {
  const { i18n } = useLingui();
  const faultText = useCvFaultText();
  const place: FieldPlace = { section, index, field: field.name };
  const fault = useOfForm(store, (form) => partAt(form, place)?.faults[field.name]);
  const words: Words = {
    label: i18n._(fieldLabels[field.name]),
    error: faultText(fault, field),
    hint,
    optional: field.optional,
  };
  const control: Control = { store, place, words };
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...control} field={field} />;
    case 'country':
      return <CountryField {...control} field={field} />;
    case 'rich':
      return <RichField {...control} />;
    case 'long':
      return <LongField {...control} />;
    default:
      return <LineField {...control} field={field} />;
  }
}
