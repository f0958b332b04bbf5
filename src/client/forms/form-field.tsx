/** A form field with the control for its kind; re-renders only if its own value or error changes. */
import { useLingui } from '@lingui/react/macro';
import { lengths } from '#contract/limits.ts';
import { type Option } from '#client/ui/fields/field-frame.tsx';
import { latinDigits } from '#contract/digits.ts';
import {
  DateField,
  PhoneField,
  TextareaField,
  TextField,
  type TextFieldProps,
} from '#client/ui/fields/text-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { RichTextField } from '#client/ui/rich-text-editor/rich-text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { type FormStore, type Path } from './form-store.ts';
import { useField } from './use-form.tsx';

export type Control = {
  readonly kind:
    | 'text'
    | 'email'
    | 'url'
    | 'number'
    | 'phone'
    | 'date'
    | 'choice'
    | 'segments'
    | 'long'
    | 'rich';
  readonly optional?: boolean;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string | undefined;
  /** The options of a choice, or suggestions for a text. */
  readonly options?: readonly Option[];
  /** The error text if it is empty, instead of the default for its kind. */
  readonly required?: string;
};

type NumberFieldProps = TextFieldProps & { readonly onChange: (typed: string) => void };

/** Not of the type "number", which drops Khmer digits and everything that is no number. */
function NumberField({ onChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target, nativeEvent }) =>
        // A text that a keyboard is still composing must not be rewritten.
        onChange((nativeEvent as InputEvent).isComposing ? target.value : latinDigits(target.value))
      }
      onCompositionEnd={({ currentTarget }) => onChange(latinDigits(currentTarget.value))}
    />
  );
}

type Props<Values> = Control & { form: FormStore<Values>; path: Path<Values>; label: string };

export function FormField<Values>({
  form,
  path,
  kind,
  options = [],
  required,
  maxLength = lengths.shortText,
  ...rest
}: Props<Values>) {
  const { t } = useLingui();
  const empty =
    kind === 'choice' ? t`Please choose one.` : kind === 'date' ? t`Please choose a date.` : undefined;
  const field = useField(form, path, required ?? empty);
  const control = { ...rest, ...field };
  switch (kind) {
    case 'choice':
      return <SelectField {...control} options={options} placeholder={t`Choose`} />;
    case 'segments':
      return <Segments {...field} legend={rest.label} options={options} />;
    case 'rich':
      return <RichTextField {...control} />;
    case 'long':
      return <TextareaField {...control} maxLength={maxLength} />;
    case 'phone':
      return <PhoneField {...control} />;
    case 'date':
      return <DateField {...control} />;
    case 'number':
      return <NumberField {...control} />;
    case 'url':
      return <TextField {...control} inputMode="url" maxLength={maxLength} />;
    default:
      return <TextField {...control} type={kind} maxLength={maxLength} suggestions={options} />;
  }
}
