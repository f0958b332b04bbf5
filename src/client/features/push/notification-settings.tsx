/** The rows of the settings about notifications (product 2.33): on this phone, of what, and in Telegram. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { optionsOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { SettingButton, SettingGroup } from '#client/ui/setting-row.tsx';
import { accountQuery } from './account-queries.ts';
import { KindsSheet } from './kinds-sheet.tsx';
import { PhoneRow } from './phone-row.tsx';
import { TelegramRow } from './telegram-row.tsx';
import './notification-settings.css';

export function NotificationSettings({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { data: account } = useQuery(accountQuery(user.user_id));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingGroup title={<Trans>Notifications</Trans>}>
        <PhoneRow user={user} />
        <SettingButton
          icon={optionsOutline}
          title={<Trans>What to tell me</Trans>}
          hint={
            account || isOnline
              ? user.acc_type === 'employee'
                ? t`Answers, interviews, new jobs`
                : t`Applications, interviews, new jobs`
              : t`Needs internet`
          }
          disabled={!account}
          opens
          onClick={() => setOpen(true)}
        />
        {account?.telegram.available && <TelegramRow user={user} isLinked={account.telegram.linked} />}
      </SettingGroup>
      {account && (
        <KindsSheet user={user} chosen={account.notify} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
