/** The form of 'Update Profile' in its sheet (spec §5): three required fields, four that may stay empty. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { faultsSaid, type FieldFaults, fieldFaults } from '#contract/faults.ts';
import { lengths } from '#contract/limits.ts';
import { type Profile, profileUpdate } from '#contract/profiles.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { useFaultText } from '#client/language/fault-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/fields/date-field.tsx';
import { PhoneField } from '#client/ui/fields/phone-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { useErrorFocus } from '#client/ui/form-focus.ts';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { useUpdateProfile } from './profile-queries.ts';

type Props = { userId: number; profile: Profile; open: boolean; onClose: () => void };

export function ProfileForm({ userId, profile, open, onClose }: Props) {
  const { t } = useLingui();
  const [values, setValues] = useState(profile);
  const [faults, setFaults] = useState<FieldFaults>({});
  const { formRef, focusFirstError } = useErrorFocus();
  const faultText = useFaultText();
  const failureText = useFailureText();
  const saving = useUpdateProfile(userId);
  const formId = useId();

  const refuse = (found: FieldFaults) => {
    setFaults(found);
    focusFirstError();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const parsed = z.safeParse(profileUpdate, values);
    if (!parsed.success) return refuse(fieldFaults(parsed.error));
    saving.mutate(parsed.data, {
      onSuccess: () => {
        notify('green', t`Your profile has been updated.`);
        onClose();
      },
      onError: (failure) => {
        if (failure instanceof ApiFailure && failure.code === 'invalid') refuse(faultsSaid(failure.fields));
        else notify('red', failureText(failure));
      },
    });
  };
  const field = (name: keyof Profile) => ({
    name,
    value: values[name],
    error: faultText(faults[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: target.value });
      setFaults(Object.fromEntries(Object.entries(faults).filter(([other]) => other !== name)));
    },
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Update Profile`}
      tall
      footer={
        <Button type="submit" form={formId} wide busy={saving.isPending}>
          <Trans>Update</Trans>
        </Button>
      }
    >
      <form id={formId} ref={formRef} noValidate onSubmit={submit}>
        <TextField label={t`Profession`} {...field('profession')} maxLength={lengths.shortText} />
        <TextField
          label={t`E-mail`}
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={lengths.shortText}
        />
        <DateField label={t`Date of birth`} {...field('date_of_birth')} autoComplete="bday" />
        <PhoneField label={t`Phone`} {...field('contact_number')} optional />
        <TextField label={t`Address`} {...field('address')} optional maxLength={lengths.shortText} />
        <TextField label={t`Facebook`} {...field('facebook')} optional maxLength={lengths.shortText} />
        <TextField label={t`LinkedIn`} {...field('linkedin')} optional maxLength={lengths.shortText} />
      </form>
    </Sheet>
  );
}
