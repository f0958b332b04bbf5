/** Whether notices also come to this phone while the app is closed, or why they cannot (product 2.33). */
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationsOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { useLanguage } from '#client/language/activate.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Switch } from '#client/ui/fields/switch.tsx';
import { askBrowser } from './ask-browser.ts';
import { refusePushes } from './device-pushes.ts';
import { phoneKey, usePhoneState } from './phone-state.ts';
import { type PhoneState } from './ways-to-tell.ts';

function whyNot(state: PhoneState, isOnline: boolean): ReactNode {
  if (state === 'blocked')
    return <Trans>This phone blocks notifications from Karngea. Allow them in the phone's settings.</Trans>;
  if (state === 'install') return <Trans>On iPhone, install Karngea first.</Trans>;
  if (!isRemembered()) return <Trans>Only on your own phone: log in with “Remember me”.</Trans>;
  return isOnline ? undefined : <Trans>Needs internet</Trans>;
}

export function PhoneRow({ user }: { user: User }) {
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
