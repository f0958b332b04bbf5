/** Before there are recovery codes (product 2.38): what they are for, and the password, unless it was typed just now. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { makeCodes } from '#contract/accounts.ts';
import { passwordMaximum } from '#contract/limits.ts';
import { type User } from '#contract/sessions.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { useMakeCodes } from './codes-calls.ts';
import './account-sheet.css';

type Props = {
  user: User;
  /** The password, where it was typed just now: then it is not asked for, and no is as near as yes. */
  password: string | undefined;
  open: boolean;
  onClose: () => void;
  onMade: (codes: readonly string[]) => void;
};

export function MakeCodesSheet({ user, password, open, onClose, onMade }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm({ currentPassword: '' });
  const field = useField(form, 'currentPassword');
  const making = useMakeCodes(user.user_id);
  const { data: account } = useQuery({ ...accountQuery(user.user_id), enabled: open });
  const submit = () => {
    if (making.isPending) return;
    const checked = password === undefined ? form.check(makeCodes.body) : { currentPassword: password };
    if (!checked) return;
    making.mutate(checked.currentPassword, {
      onSuccess: ({ codes }) => {
        form.change({ currentPassword: '' });
        // Neither the password nor the codes stay with the call.
        making.reset();
        onMade(codes);
      },
      onError: (failure) => {
        if (password !== undefined || !form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  // A password does not stay on a page that is left open.
  const close = () => {
    form.change({ currentPassword: '' });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Recovery codes`}
      footer={
        <>
          {password !== undefined && (
            <Button variant="outline" className="account-later" onClick={close}>
              <Trans>Later</Trans>
            </Button>
          )}
          <Button busy={making.isPending} onClick={submit}>
            <Trans>Make eight codes</Trans>
          </Button>
        </>
      }
    >
      <div className="account-say">
        <p>
          <Trans>
            Forgot your password one day? One of eight codes lets you back in, without e-mail and without SMS.
          </Trans>
        </p>
        {account !== undefined && account.codes_left > 0 && (
          <p>
            <Trans>New codes make the old ones useless.</Trans>
          </p>
        )}
      </div>
      {password === undefined && (
        <Form form={form} onSubmit={submit}>
          <PasswordField
            label={t`Current password`}
            {...field}
            autoComplete="current-password"
            maxLength={passwordMaximum}
          />
        </Form>
      )}
    </Sheet>
  );
}
