/** The row of the settings about logging in by fingerprint (product 2.40): to add here, or to remove from anywhere. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fingerPrintOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { SettingButton } from '#client/ui/setting-row.tsx';
import { passkeysQuery, useCanUsePasskeys } from './passkey-queries.ts';

const PasskeysSheet = lazySheet(async () => (await import('./passkeys-sheet.tsx')).PasskeysSheet);

export function PasskeyRow({ user }: { user: User }) {
  const canUse = useCanUsePasskeys();
  const { data: passkeys = [] } = useQuery(passkeysQuery(user.user_id));
  const [isOpen, setOpen] = useState(false);
  if (!canUse && passkeys.length === 0) return null;
  return (
    <>
      <SettingButton
        icon={fingerPrintOutline}
        title={<Trans>Fingerprint or screen lock</Trans>}
        hint={<Trans>Log in without a password</Trans>}
        opens
        onClick={() => setOpen(true)}
      />
      <PasskeysSheet
        user={user}
        passkeys={passkeys}
        canUse={canUse}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
