/** The notification settings (product 2.33): on this device, about what, and in Telegram. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsOutline, optionsOutline, paperPlaneOutline } from 'ionicons/icons';
import { type ReactNode, useState } from 'react';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { SettingButton, SettingGroup, SettingRow } from '#client/ui/setting-row.tsx';
import { isRemembered } from '#client/data/session-storage.ts';
import { useLanguage } from '#client/language/activate.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Switch } from '#client/ui/fields/switch.tsx';
import { Button } from '#client/ui/button.tsx';
import { type Notify, type NotifyGroup, notifyGroups } from '#contract/account-settings.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { accountQuery, useSetNotify, useUnlink } from './account-queries.ts';
import { askForPushes, openTelegram } from './turn-on-notifications.ts';
import { turnOffPushes } from './device-pushes.ts';
import { pushStateKey, usePushState } from './push-state.ts';
import { type PushState } from './push-rules.ts';
import './notification-settings.css';

type Names = Readonly<Record<NotifyGroup, MessageDescriptor>>;

const alerts = msg`New jobs from my alerts`;
const seekerNames: Names = {
  applications: msg`Answers to my applications`,
  messages: msg`Messages and interviews`,
  alerts,
  jobs: msg`Changes to jobs I applied to`,
};
const employerNames: Names = {
  applications: msg`Applications for my jobs`,
  messages: msg`Messages and interviews`,
  alerts,
  jobs: msg`My jobs and my company`,
};
/** The group `jobs` comes last. */
const order = [...notifyGroups].sort((one, other) => Number(one === 'jobs') - Number(other === 'jobs'));

type KindsSheetProps = { user: User; chosen: Notify; open: boolean; onClose: () => void };

/** Which notices are also sent as pushes and Telegram messages. Each switch is saved at once. */
function KindsSheet({ user, chosen, open, onClose }: KindsSheetProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const saving = useSetNotify(user.user_id);
  const names = user.acc_type === 'employer' ? employerNames : seekerNames;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`What to notify me about`}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {order.map((group) => (
        <Switch
          key={group}
          label={t(names[group])}
          hint={!isOnline && <Trans>Needs internet</Trans>}
          checked={chosen[group]}
          disabled={!isOnline}
          onChange={({ target }) => saving.mutate({ [group]: target.checked })}
        />
      ))}
      <p className="kg-muted kinds-note">
        <Trans>You can still see everything under Notifications.</Trans>{' '}
        <span role="status">{saving.isSuccess && isOnline && <Trans>Saved</Trans>}</span>
      </p>
    </Sheet>
  );
}

const telegram = 'Telegram';

type Props = { user: User; isLinked: boolean };

/** Links or unlinks Telegram. */
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

function disabledReason(state: PushState, isOnline: boolean): ReactNode {
  if (state === 'blocked')
    return <Trans>This phone blocks notifications from Karngea. Allow them in the phone's settings.</Trans>;
  if (state === 'install') return <Trans>On iPhone, install Karngea first.</Trans>;
  if (!isRemembered()) return <Trans>Only on your own phone: log in with “Remember me”.</Trans>;
  return isOnline ? undefined : <Trans>Needs internet</Trans>;
}

/** Turns pushes to this device on or off, or says why that is not possible. */
function PhoneRow({ user }: { user: User }) {
  const client = useQueryClient();
  const language = useLanguage();
  const isOnline = useIsOnline();
  const state = usePushState(user);
  const change = useMutation({
    mutationFn: async (turnOn: boolean) =>
      turnOn ? void (await askForPushes(user, language)) : turnOffPushes(),
    onSettled: () => client.invalidateQueries({ queryKey: [pushStateKey] }),
  });
  if (state === undefined || state === 'none') return null;
  const reason = disabledReason(state, isOnline);
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
