/** The rows of the settings about logging in (product 2.14): ways back in, ways in, and where one is in. */
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { phonePortraitOutline } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { SettingGroup, SettingLink } from '#client/ui/setting-row.tsx';
import { CodesRow } from './codes-row.tsx';
import { sessionsQuery } from './device-queries.ts';
import { PhoneNumberRow } from './phone-number-row.tsx';
import { PasskeyRow } from './passkey-row.tsx';

function DevicesRow({ user: { user_id: userId } }: { user: User }) {
  const count = useQuery(sessionsQuery(userId)).data?.length;
  return (
    <SettingLink
      to="/setting/devices"
      icon={phonePortraitOutline}
      title={<Trans>Where you are logged in</Trans>}
      hint={
        count !== undefined && (
          <Plural value={count} one="# phone or computer" other="# phones or computers" />
        )
      }
    />
  );
}

export function LoggingIn({ user }: { user: User }) {
  return (
    <SettingGroup title={<Trans>Logging in</Trans>}>
      {user.acc_type !== 'operator' && <CodesRow user={user} />}
      {user.acc_type !== 'operator' && <PhoneNumberRow user={user} />}
      {user.acc_type !== 'operator' && <PasskeyRow user={user} />}
      <DevicesRow user={user} />
    </SettingGroup>
  );
}
