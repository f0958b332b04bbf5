/** The sheet "Update Profile" (product 5.9). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Profile, profileUpdate } from '#contract/profiles.ts';
import { type Control, FormField } from '#client/forms/form-field.tsx';
import { Form, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { useUpdateProfile } from './profile-queries.ts';

type Props = { userId: number; profile: Profile; open: boolean; onClose: () => void };

export function ProfileForm({ userId, profile, open, onClose }: Props) {
  const { t } = useLingui();
  const form = useForm(profile);
  const failureText = useFailureText();
  const saving = useUpdateProfile(userId);
  const formId = useId();

  const submit = () => {
    if (saving.isPending) return;
    const update = form.check(profileUpdate);
    if (!update) return;
    saving.mutate(update, {
      onSuccess: () => {
        notify('green', t`Your profile has been updated.`);
        onClose();
      },
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  const fields: readonly (Control & { path: keyof Profile; label: string })[] = [
    { path: 'profession', kind: 'text', label: t`Profession` },
    { path: 'email', kind: 'email', label: t`E-mail`, autoComplete: 'email' },
    { path: 'date_of_birth', kind: 'date', label: t`Date of birth`, autoComplete: 'bday' },
    { path: 'contact_number', kind: 'phone', label: t`Phone`, optional: true },
    { path: 'address', kind: 'text', label: t`Address`, optional: true },
    { path: 'facebook', kind: 'text', label: t`Facebook`, optional: true },
    { path: 'linkedin', kind: 'text', label: t`LinkedIn`, optional: true },
  ];
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
      <Form form={form} id={formId} onSubmit={submit}>
        {fields.map((field) => (
          <FormField key={field.path} form={form} {...field} />
        ))}
      </Form>
    </Sheet>
  );
}
