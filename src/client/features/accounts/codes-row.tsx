/** Recovery codes in the settings (product 2.38): how many are left, and new ones. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { keyOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { SettingButton } from '#client/ui/setting-row.tsx';

const CodesSheet = lazySheet(async () => (await import('./codes-sheet.tsx')).CodesSheet);

export function CodesRow({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const { data: account } = useQuery(accountQuery(user.user_id));
  const left = account?.codes_left ?? 0;
  const state =
    left > 0 ? <Plural value={left} one="# left" other="# left" /> : t`Make eight, keep them as a picture`;
  return (
    <div>
      <SettingButton
        icon={keyOutline}
        title={<Trans>Recovery codes</Trans>}
        hint={isOnline ? state : t`Needs internet`}
        disabled={!isOnline}
        opens
        onClick={() => setOpen(true)}
      />
      <CodesSheet user={user} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
