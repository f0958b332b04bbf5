/** The row of the settings about the app lock (product 2.42). */
import { Trans } from '@lingui/react/macro';
import { lockClosedOutline } from 'ionicons/icons';
import { useState } from 'react';
import { isRemembered } from '#client/data/session-storage.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { SettingButton } from '#client/ui/setting-row.tsx';
import { canHash } from './pin-hash.ts';

const LockSheet = lazySheet(async () => (await import('./lock-sheet.tsx')).LockSheet);

export function LockRow() {
  const [isOpen, setOpen] = useState(false);
  if (!canHash()) return null;
  const isOwnPhone = isRemembered();
  return (
    <>
      <SettingButton
        icon={lockClosedOutline}
        title={<Trans>App lock</Trans>}
        hint={
          isOwnPhone ? (
            <Trans>A PIN before CV and applications</Trans>
          ) : (
            <Trans>Only on your own phone: log in with “Remember me”.</Trans>
          )
        }
        disabled={!isOwnPhone}
        opens
        onClick={() => setOpen(true)}
      />
      <LockSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
