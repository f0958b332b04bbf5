/** The row in Settings with the people or companies that the user blocks (product 2.29); absent while there are none. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ban } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { SettingButton } from '#client/ui/setting-row.tsx';
import { blockedQuery } from './blocking.ts';

const BlockedSheet = lazySheet(async () => (await import('./blocked-sheet.tsx')).BlockedSheet);

export function BlockedRow({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const { data: blocked = [] } = useQuery(blockedQuery(user.user_id));
  if (blocked.length === 0 && !isOpen) return null;
  return (
    <>
      <SettingButton
        icon={ban}
        title={<Trans comment="A list of people or companies">Blocked</Trans>}
        hint={String(blocked.length)}
        opens
        onClick={() => setOpen(true)}
      />
      <BlockedSheet user={user} blocked={blocked} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
