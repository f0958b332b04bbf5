/** Whether notices also come to the person's Telegram (product 2.33); only where the site has a bot. */
import { Trans } from '@lingui/react/macro';
import { paperPlaneOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useLanguage } from '#client/language/activate.ts';
import { Button } from '#client/ui/button.tsx';
import { SettingRow } from '#client/ui/setting-row.tsx';
import { useUnlink } from './account-queries.ts';
import { openTelegram } from './open-telegram.ts';

const telegram = 'Telegram';

type Props = { user: User; isLinked: boolean };

export function TelegramRow({ user, isLinked }: Props) {
  const language = useLanguage();
  const isOnline = useIsOnline();
  const unlink = useUnlink(user.user_id);
  const [isOpening, setOpening] = useState(false);
  const link = async () => {
    setOpening(true);
    await openTelegram(language);
    setOpening(false);
  };
  return (
    <SettingRow
      icon={paperPlaneOutline}
      title={<span lang="en">{telegram}</span>}
      hint={
        isOnline ? (
          !isLinked && <Trans>Opens Telegram; tap “Start” there</Trans>
        ) : (
          <Trans>Needs internet</Trans>
        )
      }
    >
      {isLinked ? (
        <Button
          variant="quiet"
          small
          busy={unlink.isPending}
          disabled={!isOnline}
          onClick={() => unlink.mutate()}
        >
          <Trans>Unlink</Trans>
        </Button>
      ) : (
        <Button variant="quiet" small busy={isOpening} disabled={!isOnline} onClick={() => void link()}>
          <Trans context="Telegram">Link</Trans>
        </Button>
      )}
    </SettingRow>
  );
}
