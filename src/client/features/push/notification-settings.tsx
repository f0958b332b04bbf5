/** The rows of the settings about notifications (product 2.33): on this phone, of what, and in Telegram. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chevronForward, optionsOutline } from 'ionicons/icons';
import { useId, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Icon } from '#client/ui/icon.tsx';
import { accountQuery } from './account-queries.ts';
import { KindsSheet } from './kinds-sheet.tsx';
import { PhoneRow } from './phone-row.tsx';
import { TelegramRow } from './telegram-row.tsx';
import '#client/ui/card.css';
import '#client/ui/setting-rows.css';
import './notification-settings.css';

export function NotificationSettings({ user }: { user: User }) {
  const { t } = useLingui();
  const id = useId();
  const isOnline = useIsOnline();
  const { data: account } = useQuery(accountQuery(user.user_id));
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="setting-group" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Notifications</Trans>
      </h2>
      <div className="kg-rows">
        <PhoneRow user={user} />
        <button
          type="button"
          className="kg-row setting-row"
          aria-haspopup="dialog"
          disabled={!account}
          onClick={() => setOpen(true)}
        >
          <Icon name={optionsOutline} size={24} />
          <span className="setting-words">
            <span>
              <Trans>What to tell me</Trans>
            </span>
            <span className="kg-muted">
              {account || isOnline
                ? user.acc_type === 'employee'
                  ? t`Answers, interviews, new jobs`
                  : t`Applications, interviews, new jobs`
                : t`Needs internet`}
            </span>
          </span>
          <Icon name={chevronForward} size={20} />
        </button>
        {account?.telegram.available && <TelegramRow user={user} isLinked={account.telegram.linked} />}
      </div>
      {account && (
        <KindsSheet user={user} chosen={account.notify} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
