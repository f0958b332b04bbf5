/** The user's passkeys: remove them, or add this device (product 2.40). */
import { Trans, useLingui } from '@lingui/react/macro';
import { fingerPrintOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type Passkey } from '#contract/passkeys.ts';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useRecentDay } from '#client/language/day-and-time.ts';
import { SettingRow } from '#client/ui/setting-row.tsx';
import { OwnerProofField, useOwnerProof } from '../owner-proof.tsx';
import { useAddPasskey, useRemovePasskey } from '../passkey-queries.ts';

type PasskeyEntryProps = { passkey: Passkey; onRemove: () => void };

function PasskeyEntry({ passkey: { device, created_at, last_used_at }, onRemove }: PasskeyEntryProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const dayWord = useRecentDay();
  const name = device || t`Unknown device`;
  const used = dayWord(last_used_at ?? created_at);
  return (
    <SettingRow
      icon={fingerPrintOutline}
      title={name}
      hint={
        last_used_at === null ? (
          <Trans context="a device">Added {used}</Trans>
        ) : (
          <Trans context="a device">Used {used}</Trans>
        )
      }
    >
      <Button variant="danger" small disabled={!isOnline} aria-label={t`Remove: ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </SettingRow>
  );
}

type Props = {
  user: User;
  passkeys: readonly Passkey[];
  /** Whether the device and the site support passkeys. */
  canUse: boolean;
  open: boolean;
  onClose: () => void;
};

export function PasskeysSheet({ user, passkeys, canUse, open, onClose }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const form = useForm({ currentPassword: '' });
  const current = useField(form, 'currentPassword');
  const proof = useOwnerProof(user.user_id);
  const [toRemove, setToRemove] = useState<number>();
  const adding = useAddPasskey(user.user_id);
  const removing = useRemovePasskey(user.user_id);
  const canAdd = canUse && isRemembered();

  // Don't leave a password in a closed sheet.
  const clear = () => form.change({ currentPassword: '' });
  const close = () => {
    clear();
    onClose();
  };
  const add = () => {
    if (adding.isPending) return;
    if (proof.hasPassword && current.value === '')
      return void form.refuse({ currentPassword: 'current_password_required' });
    adding.mutate(proof.of(current.value), {
      onSuccess: (isAdded) => isAdded && clear(),
      onError: (failure) => void form.refuseBy(failure),
    });
  };
  const remove = () => {
    if (toRemove !== undefined) removing.mutate(toRemove, { onSettled: () => setToRemove(undefined) });
  };
  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title={t`Fingerprint or screen lock`}
        footer={
          canAdd && (
            <Button wide icon={fingerPrintOutline} busy={adding.isPending} disabled={!isOnline} onClick={add}>
              {isOnline ? <Trans>Add this phone</Trans> : <Trans>Needs internet</Trans>}
            </Button>
          )
        }
      >
        <p>
          <Trans>Log in with the fingerprint, face or PIN that unlocks your phone, without a password.</Trans>
        </p>
        {passkeys.length > 0 && (
          <div className="kg-rows passkeys">
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} onRemove={() => setToRemove(passkey.id)} />
            ))}
          </div>
        )}
        {canUse && !canAdd && (
          <Note>
            <Trans>Only on your own phone: log in with “Remember me”.</Trans>
          </Note>
        )}
        {canAdd && (
          <Form form={form} onSubmit={add}>
            <OwnerProofField proof={proof} label={t`Current password`} field={current} />
          </Form>
        )}
        <p className="kg-muted passkeys-note">
          <Trans>
            Your phone keeps the passkey; we only store what is needed to check it. Your fingerprint never
            leaves the phone.
          </Trans>
        </p>
      </Sheet>
      <ConfirmDialog
        open={toRemove !== undefined}
        title={<Trans>Remove this device?</Trans>}
        text={<Trans>There, you'll have to log in with your password.</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        tone="danger"
        busy={removing.isPending}
        onConfirm={remove}
        onClose={() => setToRemove(undefined)}
      />
    </>
  );
}
