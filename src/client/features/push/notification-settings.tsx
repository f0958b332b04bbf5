/** The rows of the settings about notifications (product 2.33): on this phone, of what, and in Telegram. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsOutline, optionsOutline, paperPlaneOutline } from 'ionicons/icons';
import { type ReactNode, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { SettingButton, SettingGroup, SettingRow } from '#client/ui/setting-row.tsx';
import { isRemembered } from '#client/data/session-storage.ts';
import { useLanguage } from '#client/language/activate.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Switch } from '#client/ui/fields/switch.tsx';
import { Button } from '#client/ui/button.tsx';
import { accountQuery, useUnlink } from './account-queries.ts';
import { KindsSheet } from './kinds-sheet.tsx';
import { askBrowser } from './ask-browser.ts';
import { refusePushes } from './device-pushes.ts';
import { phoneKey, usePhoneState } from './phone-state.ts';
import { type PhoneState } from './ways-to-tell.ts';
import { openTelegram } from './open-telegram.ts';
import './notification-settings.css';

const telegram = 'Telegram';

type Props = { user: User; isLinked: boolean };

/** Whether notices also come to the person's Telegram (product 2.33); only where the site has a bot. */
function TelegramRow({ user, isLinked }: Props) {
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

function whyNot(state: PhoneState, isOnline: boolean): ReactNode {
  if (state === 'blocked')
    return <Trans>This phone blocks notifications from Karngea. Allow them in the phone's settings.</Trans>;
  if (state === 'install') return <Trans>On iPhone, install Karngea first.</Trans>;
  if (!isRemembered()) return <Trans>Only on your own phone: log in with “Remember me”.</Trans>;
  return isOnline ? undefined : <Trans>Needs internet</Trans>;
}

/** Whether notices also come to this phone while the app is closed, or why they cannot (product 2.33). */
function PhoneRow({ user }: { user: User }) {
  const client = useQueryClient();
  const language = useLanguage();
  const isOnline = useIsOnline();
  const state = usePhoneState(user);
  const change = useMutation({
    mutationFn: async (isWanted: boolean) =>
      isWanted ? void (await askBrowser(user, language)) : refusePushes(),
    onSettled: () => client.invalidateQueries({ queryKey: [phoneKey] }),
  });
  if (state === undefined || state === 'none') return null;
  const reason = whyNot(state, isOnline);
  const isOn = change.isPending ? change.variables : state === 'on';
  return (
    <div className="kg-row kg-setting-row">
      <Icon name={notificationsOutline} size={24} />
      <Switch
        label={<Trans>On this phone</Trans>}
        hint={reason}
        checked={isOn}
        disabled={reason !== undefined}
        aria-busy={change.isPending || undefined}
        onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
      />
    </div>
  );
}

export function NotificationSettings({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { data: account } = useQuery(accountQuery(user.user_id));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingGroup title={<Trans context="settings">Notifications</Trans>}>
        <PhoneRow user={user} />
        <SettingButton
          icon={optionsOutline}
          title={<Trans>What to notify me about</Trans>}
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
