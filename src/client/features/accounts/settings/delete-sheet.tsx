/** Deletes the account: says what is deleted and asks for the password (product 2.35, 7.33). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { downloadOutline } from 'ionicons/icons';
import { deleteAccount, deletion } from '#contract/account-deletion.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { endSession, whileDeletingAccount } from '#client/data/session.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { OwnerProofField, useOwnerProof } from '../owner-proof.tsx';

type Props = {
  user: User;
  open: boolean;
  onClose: () => void;
  onDownload: () => void;
  isDownloading: boolean;
};

export function DeleteSheet({ user, open, onClose, onDownload, isDownloading }: Props) {
  const { t } = useLingui();
  const form = useForm({ password: '' });
  const password = useField(form, 'password');
  const failureText = useFailureText();
  const proof = useOwnerProof(user.user_id);
  // This call has the password under another name.
  const bodyOf = () => {
    const { password: typed } = form.read();
    const sent = proof.of(typed);
    return 'init_data' in sent ? sent : { password: typed };
  };
  const deleting = useMutation({
    mutationFn: () => whileDeletingAccount(call(deleteAccount, { body: bodyOf() })),
    onSuccess: () => endSession('deleted'),
    onError: (failure) => {
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });
  const submit = () => {
    if (!deleting.isPending && (!proof.hasPassword || form.check(deletion))) deleting.mutate();
  };
  // Don't leave a password in a closed sheet.
  const close = () => {
    form.change({ password: '' });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Delete my account?`}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button className="confirms-danger" busy={deleting.isPending} onClick={submit}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Deleted immediately and permanently:</Trans>
      </p>
      <ul className="kg-bullets delete-list">
        {user.acc_type === 'employee' ? (
          <>
            <li>
              <Trans>your CV, including employers' copies</Trans>
            </li>
            <li>
              <Trans>your messages, and your name in applications</Trans>
            </li>
          </>
        ) : (
          <>
            <li>
              <Trans>your company (your jobs will be closed)</Trans>
            </li>
            <li>
              <Trans>your messages and notes</Trans>
            </li>
          </>
        )}
        <li>
          <Trans>saved jobs and job alerts</Trans>
        </li>
      </ul>
      <Button variant="outline" wide icon={downloadOutline} busy={isDownloading} onClick={onDownload}>
        <Trans>Download my data first</Trans>
      </Button>
      <Form form={form} onSubmit={submit}>
        <OwnerProofField proof={proof} label={t`Your password`} field={password} />
      </Form>
    </Sheet>
  );
}
