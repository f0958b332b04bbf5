/** The form that requests verification (product 2.22). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { verificationRequest } from '#contract/companies.ts';
import { lengths } from '#contract/limits.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { Form, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { useAskToVerify } from './company-queries.ts';

type Props = { userId: number; open: boolean; onClose: () => void };

export function VerificationSheet({ userId, open, onClose }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm({ registration_number: '', phone: '', note: '' });
  const requestCheck = useAskToVerify(userId);
  const id = useId();
  const submit = () => {
    const request = form.check(verificationRequest);
    if (!request || requestCheck.isPending) return;
    requestCheck.mutate(request, {
      onSuccess: onClose,
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Get verified`}
      footer={
        <Button type="submit" form={id} wide busy={requestCheck.isPending}>
          <Trans>Request a check</Trans>
        </Button>
      }
    >
      <Form form={form} id={id} onSubmit={submit}>
        <FormField form={form} path="registration_number" kind="text" label={t`Registration number`} />
        <FormField
          form={form}
          path="phone"
          kind="text"
          label={t`Phone we may call`}
          autoComplete="tel"
          maxLength={lengths.phone}
        />
        <FormField
          form={form}
          path="note"
          kind="long"
          label={t`Anything else we should know?`}
          maxLength={lengths.verificationNote}
          optional
        />
      </Form>
    </Sheet>
  );
}
