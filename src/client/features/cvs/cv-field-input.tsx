/** One field of the CV form, with the words and the lists of CVs. */
import { useLingui } from '@lingui/react/macro';
import { lengths } from '#contract/limits.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { type Path } from '#client/forms/form-store.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { useCountryOptions } from './country-names.ts';
import { type CvField } from './cv-fields.ts';
import { fieldLabels } from './cv-form-texts.ts';
import { type CvForm, type CvValues } from './cv-values.ts';

type Props = { form: CvForm; path: Path<CvValues>; field: CvField; hint?: string | undefined };

type CountryProps = Omit<Props, 'field'> & { label: string; autoComplete?: string | undefined };

function CountryField(props: CountryProps) {
  const { t } = useLingui();
  const options = useCountryOptions();
  return <FormField {...props} kind="choice" options={options} required={t`Please choose a country.`} />;
}

export function CvFieldInput({ field, ...rest }: Props) {
  const { i18n } = useLingui();
  const labelOf = useCvLabel();
  const { name, half: _, ...control } = field;
  const words = { ...rest, label: i18n._(fieldLabels[name]) };
  switch (control.kind) {
    case 'country':
      return <CountryField {...words} autoComplete={control.autoComplete} />;
    case 'choice': {
      const options = control.options.map((value) => ({ value, label: labelOf(value) }));
      return <FormField {...words} {...control} options={options} />;
    }
    case 'url':
      return <FormField {...words} {...control} placeholder="github.com/dara" />;
    case 'long':
      return <FormField {...words} {...control} maxLength={lengths.listItem} />;
    default:
      return <FormField {...words} {...control} />;
  }
}
