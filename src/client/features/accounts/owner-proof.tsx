/** The current password, or what Telegram signed for accounts without one (product 2.64). */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { passwordMaximum } from '#contract/limits.ts';
import { readLaunch } from '#client/data/telegram-launch.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { type useField } from '#client/forms/use-form.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Note } from '#client/ui/note.tsx';

export type OwnerProof = {
  /** False if the account has none: then Telegram's launch data is sent. */
  readonly hasPassword: boolean;
  /** What to send for a typed password. */
  readonly of: (currentPassword: string) => { currentPassword: string } | { init_data: string };
  /** Nothing can be sent: an account without a password outside Telegram. */
  readonly isImpossible: boolean;
};

/** Unknown accounts have a password: the server says so if that is wrong. */
export function useOwnerProof(userId: number): OwnerProof {
  const hasPassword = useQuery(accountQuery(userId)).data?.has_password !== false;
  const initData = readLaunch()?.initData ?? '';
  return {
    hasPassword,
    isImpossible: !hasPassword && initData === '',
    of: (currentPassword) => (hasPassword ? { currentPassword } : { init_data: initData }),
  };
}

type Props = {
  proof: OwnerProof;
  label: string;
  field: ReturnType<typeof useField>;
};

/** The password's field; without a password, says how the owner is known. */
export function OwnerProofField({ proof, label, field }: Props) {
  if (proof.hasPassword)
    return (
      <PasswordField label={label} {...field} autoComplete="current-password" maxLength={passwordMaximum} />
    );
  if (field.error !== undefined && !proof.isImpossible)
    return (
      <div role="alert" className="kg-form-note">
        <Note tone="red">
          <Trans>You've had this open for a while. Please open the app from Telegram again.</Trans>
        </Note>
      </div>
    );
  return (
    <div className="kg-form-note">
      <Note tone={proof.isImpossible ? 'marigold' : 'blue'}>
        {proof.isImpossible ? (
          <Trans>This account has no password. Open it in Telegram to do this, or to set one.</Trans>
        ) : (
          <Trans>Telegram confirms that it's you.</Trans>
        )}
      </Note>
    </div>
  );
}
