/** The work card: five fields on one screen, which are enough to apply (product 2.58). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { paperPlaneOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type Occupation, occupationCodes } from '#contract/occupations.ts';
import { lengths } from '#contract/limits.ts';
import { nationalNumber } from '#contract/phone.ts';
import { isCapital, phnomPenh, type Province } from '#contract/places.ts';
import { hasTelegramVersion } from '#client/data/telegram-launch.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { OccupationPicker } from '#client/forms/occupation-picker.tsx';
import { Form, useField } from '#client/forms/use-form.tsx';
import { useLanguage } from '#client/language/activate.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { notify } from '#client/ui/toast.ts';
import { langOf, withoutBreaks } from '#client/ui/user-text.tsx';
import { occupationNames } from '#occupations/names.ts';
import { type CvForm } from '../cv-values.ts';
import './card-form.css';

/** The job that the person wants to apply for. */
export type CardJob = {
  readonly name: string;
  readonly occupation?: string | null;
  readonly province?: Province | null;
  readonly location?: string;
};

type OccupationFieldProps = { form: CvForm; job: CardJob | undefined };

/** Stores the name in the person's language, as the other clients of the API write it. */
function OccupationField({ form, job }: OccupationFieldProps) {
  const { t } = useLingui();
  const language = useLanguage() === 'kh' ? 'km' : 'en';
  const { value, error, onChange } = useField(form, 'user_info.job_title');
  const nameOf = (code: Occupation) => occupationNames[code][language];
  const code = occupationCodes.find((one) => nameOf(one) === value) ?? '';
  const wanted = occupationCodes.find((one) => one === job?.occupation);
  const suggestion = wanted ? nameOf(wanted) : (job?.name ?? '').slice(0, lengths.shortText);
  return (
    <div className="work-card-occupation">
      <OccupationPicker
        label={t`Your work`}
        name="user_info.job_title"
        error={error}
        value={code}
        onChange={(chosen) => onChange(nameOf(chosen))}
        onOther={onChange}
        {...(value !== '' && { shown: value })}
      />
      {suggestion !== '' && value === '' && (
        <div className="kg-chips wrap">
          <Chip pressed={false} onToggle={() => onChange(suggestion)}>
            <span lang={langOf(suggestion)}>{suggestion}</span>
          </Chip>
        </div>
      )}
    </div>
  );
}

/** The job's province, one tap away. */
function ProvinceSuggestion({ form, job }: OccupationFieldProps) {
  const provinceName = useProvinceName();
  const { value, onChange } = useField(form, 'user_info.city');
  const province = job?.province ?? (isCapital(job?.location) ? phnomPenh : undefined);
  if (!province || value !== '') return null;
  const name = provinceName(province);
  return (
    <div className="kg-chips wrap work-card-suggestion">
      <Chip pressed={false} onToggle={() => onChange(withoutBreaks(name))}>
        {name}
      </Chip>
    </div>
  );
}

/** Telegram gives it with the country's code, perhaps without a plus. */
const shownNumber = (number: string): string => {
  const full = `+${number.replace(/\D/g, '')}`;
  return nationalNumber(full) ?? full;
};

/** Fills in the number that Telegram knows, after its own question (product 2.64). */
function TelegramNumber({ form }: { form: CvForm }) {
  const { value, onChange } = useField(form, 'user_info.contact_number');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('#client/data/telegram-bridge.ts')).requestPhoneNumber(),
    networkMode: 'always',
    onSuccess: (number) => number !== undefined && onChange(shownNumber(number)),
    onError: () => notify('red', msg`Telegram didn't give your number. Please type it.`),
  });
  // Older versions of Telegram can't ask.
  if (value !== '' || !hasTelegramVersion(6, 9)) return null;
  return (
    <div className="work-card-suggestion">
      <Button variant="outline" small icon={paperPlaneOutline} busy={isPending} onClick={() => mutate()}>
        <Trans>Use my number from Telegram</Trans>
      </Button>
    </div>
  );
}

type Props = {
  form: CvForm;
  formId: string;
  job: CardJob | undefined;
  isSaving: boolean;
  onSubmit: () => void;
  onGuide: () => void;
  onForm: () => void;
};

export function CardForm({ form, formId, job, isSaving, onSubmit, onGuide, onForm }: Props) {
  const { t } = useLingui();
  const provinces = useOfferedProvinces();
  const provinceName = useProvinceName();
  const [options] = useState(() =>
    provinces.map((province) => {
      const label = provinceName(province);
      return { value: withoutBreaks(label), label };
    }),
  );
  const names = [
    { path: 'user_info.last_name', label: t`Last name`, autoComplete: 'family-name' },
    { path: 'user_info.first_name', label: t`First name`, autoComplete: 'given-name' },
  ] as const;
  return (
    <>
      <PageContent width="card" footer="never">
        <p className="kg-muted work-card-intro">
          <Trans>Five answers are enough to apply. You can add more later.</Trans>
        </p>
        <Form form={form} id={formId} className="work-card" onSubmit={onSubmit}>
          <div className="work-card-names">
            {names.map((name) => (
              <FormField key={name.path} form={form} kind="text" {...name} />
            ))}
          </div>
          <FormField
            form={form}
            path="user_info.contact_number"
            kind="phone"
            label={t`Contact number`}
            placeholder="12 345 678"
            autoComplete="tel-national"
          />
          <TelegramNumber form={form} />
          <FormField form={form} path="user_info.city" kind="choice" label={t`Province`} options={options} />
          <ProvinceSuggestion form={form} job={job} />
          <OccupationField form={form} job={job} />
        </Form>
        <p className="work-card-others">
          <Button variant="plain" onClick={onGuide}>
            <Trans>One question at a time</Trans>
          </Button>
          <Button variant="plain" onClick={onForm}>
            <Trans>Fill in the full CV</Trans>
          </Button>
        </p>
      </PageContent>
      <StickyBar>
        <Button type="submit" form={formId} busy={isSaving}>
          {job ? <Trans>Save and apply</Trans> : <Trans>Save</Trans>}
        </Button>
      </StickyBar>
    </>
  );
}
