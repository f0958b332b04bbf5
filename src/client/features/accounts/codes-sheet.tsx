/** Makes recovery codes, then shows them once (product 2.38). */
import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { type User } from '#contract/sessions.ts';
import { codesRequest, makeCodes } from '#contract/accounts.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { call } from '#client/data/api.ts';
import { NewCodesSheet } from './new-codes-sheet.tsx';
import { type OwnerProof, OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { clearRecovery } from './after-log-in.ts';
import './account-sheet.css';

type NewCodes = { codes: string[] };
type Proof = ReturnType<OwnerProof['of']>;

/** The codes are not cached: a user who leaves before they arrive has to make them again. */
function useMakeCodes(userId: number): UseMutationResult<NewCodes, Error, Proof> {
  const client = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useMutation({
    mutationFn: (proof: Proof) => call(makeCodes, { body: proof }),
    gcTime: 0,
    onSuccess: () =>
      isMounted.current
        ? clearRecovery()
        : notify('red', msg`You haven't seen your new recovery codes. Please create them again.`),
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery(userId).queryKey }),
  });
}

type Props = {
  user: User;
  open: boolean;
  onClose: () => void;
};

type MakeCodesSheetProps = Props & {
  onMade: (codes: readonly string[]) => void;
};

/** Explains the codes and asks for the password. */
function MakeCodesSheet({ user, open, onClose, onMade }: MakeCodesSheetProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm({ currentPassword: '' });
  const field = useField(form, 'currentPassword');
  const proof = useOwnerProof(user.user_id);
  const making = useMakeCodes(user.user_id);
  const { data: account } = useQuery({ ...accountQuery(user.user_id), enabled: open });
  const submit = () => {
    if (making.isPending) return;
    if (proof.hasPassword && !form.check(codesRequest)) return;
    making.mutate(proof.of(form.read().currentPassword), {
      onSuccess: ({ codes }) => {
        form.change({ currentPassword: '' });
        // Clears the password and the codes from the mutation.
        making.reset();
        onMade(codes);
      },
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  // Don't leave a password in a closed sheet.
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
        <Button busy={making.isPending} onClick={submit}>
          <Trans>Create 8 codes</Trans>
        </Button>
      }
    >
      <div className="account-say">
        <p>
          <Trans>
            If you forget your password one day, one of eight codes lets you back in, without e-mail or SMS.
          </Trans>
        </p>
        {account !== undefined && account.codes_left > 0 && (
          <p>
            <Trans>Old codes that you made on another device work for three more days.</Trans>
          </p>
        )}
      </div>
      <Form form={form} onSubmit={submit}>
        <OwnerProofField proof={proof} label={t`Current password`} field={field} />
      </Form>
    </Sheet>
  );
}

export function CodesSheet({ user, open, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <>
      <MakeCodesSheet user={user} open={open && !codes} onClose={close} onMade={setCodes} />
      {codes && <NewCodesSheet name={user.name} codes={codes} onClose={close} />}
    </>
  );
}
