/** Questions about the person: name, phone, birthday, home and e-mail. */
import { useLingui } from '@lingui/react/macro';
import { minimumAge } from '#contract/limits.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { useField } from '#client/forms/use-form.tsx';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { type Province } from '#contract/places.ts';
import { FieldError } from '#client/ui/fields/field-frame.tsx';
import { withoutBreaks } from '#client/ui/user-text.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { DateSelects } from './date-fields.tsx';
import { YoungWorkerNote } from '../young-worker-note.tsx';
import { type QuestionProps } from './questions.ts';

/** The family name first, as on the identity card. */
export function NameQuestion({ form }: QuestionProps) {
  const { t } = useLingui();
  return (
    <>
      <FormField
        form={form}
        path="user_info.last_name"
        kind="text"
        label={t`Last name`}
        autoComplete="family-name"
      />
      <FormField
        form={form}
        path="user_info.first_name"
        kind="text"
        label={t`First name`}
        autoComplete="given-name"
      />
    </>
  );
}

export function PhoneQuestion({ form }: QuestionProps) {
  const { t } = useLingui();
  return (
    <FormField
      form={form}
      path="user_info.contact_number"
      kind="phone"
      label={t`Contact number`}
      placeholder="12 345 678"
      autoComplete="tel-national"
    />
  );
}

const ages = { least: minimumAge, most: 90 };

export function BirthdayQuestion({ form, question }: QuestionProps) {
  return (
    <>
      <DateSelects
        form={form}
        path="user_info.date_of_birth"
        legend={question}
        hideLegend
        yearsAgo={ages}
        withDay
      />
      <YoungWorkerNote form={form} />
    </>
  );
}

/** The most populous provinces. */
const firstProvinces: readonly Province[] = ['KH-12', 'KH-2', 'KH-3', 'KH-8', 'KH-17', 'KH-18', 'KH-21'];

export function HomeQuestion({ form }: QuestionProps) {
  const { t } = useLingui();
  const provinces = useOfferedProvinces();
  const nameOf = useProvinceName();
  const city = useField(form, 'user_info.city', t`Please choose one.`);
  const options = provinces.map((province) => ({
    value: withoutBreaks(nameOf(province)),
    label: nameOf(province),
  }));
  const first = firstProvinces.map((province) => withoutBreaks(nameOf(province)));
  return (
    <>
      <fieldset className="kg-field" data-invalid={city.error ? true : undefined} tabIndex={-1}>
        <legend className="kg-label">{t`Province`}</legend>
        <ChoiceChips
          label={t`Province`}
          options={options}
          first={first}
          value={city.value}
          onChoose={city.onChange}
        />
        {city.error && <FieldError id="cv-guide-city">{city.error}</FieldError>}
      </fieldset>
      <FormField
        form={form}
        path="user_info.address"
        kind="text"
        label={t`Address`}
        hint={t`House, street, village or commune`}
        autoComplete="street-address"
      />
    </>
  );
}

export function EmailQuestion({ form }: QuestionProps) {
  const { t } = useLingui();
  return (
    <FormField
      form={form}
      path="user_info.email"
      kind="email"
      label={t`E-mail`}
      hint={t`Most Android phones already have one: open Gmail or Play Store and tap your profile picture.`}
      autoComplete="email"
    />
  );
}
