/** The settings about logging in (product 2.14): recovery codes, phone, passkeys, devices. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { callOutline, fingerPrintOutline, keyOutline, phonePortraitOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { SettingButton, SettingGroup, SettingLink } from '#client/ui/setting-row.tsx';
import { useIsOnline } from '#client/data/connection.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { type PhoneState } from '#contract/account-settings.ts';
import { useDates } from '#client/language/dates.ts';
import { sessionsQuery } from './device-queries.ts';
import { passkeysQuery, useCanUsePasskeys } from '../passkey-queries.ts';
import { accountPhoneText } from './account-phone.ts';

const PhoneSheet = lazySheet(async () => (await import('./phone-sheet.tsx')).PhoneSheet);

function State({
  phones: { phone, phone_confirmed: isConfirmed, next_phone: next, sms },
}: {
  phones: PhoneState & { sms: boolean };
}) {
  const { dayAndTime } = useDates();
  if (phone === null) return sms ? <Trans>For a code by SMS</Trans> : <Trans>From Telegram</Trans>;
  const number = accountPhoneText(phone);
  if (!isConfirmed) return <Trans>{number}: not confirmed yet</Trans>;
  if (!next) return number;
  const [nextNumber, when] = [accountPhoneText(next.phone), dayAndTime(next.at)];
  return (
    <Trans>
      {number}; {nextNumber} takes effect on {when}
    </Trans>
  );
}

/** The phone number and its state (product 2.39). Hidden if the site has neither SMS nor a bot. */
function PhoneNumberRow({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const { data: account } = useQuery(accountQuery(user.user_id));
  if (!account?.sms && !account?.telegram.available) return null;
  return (
    <div>
      <SettingButton
        icon={callOutline}
        title={<Trans>Phone</Trans>}
        hint={isOnline ? <State phones={account} /> : t`Needs internet`}
        disabled={!isOnline}
        opens
        onClick={() => setOpen(true)}
      />
      <PhoneSheet userId={user.user_id} account={account} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

const PasskeysSheet = lazySheet(async () => (await import('./passkeys-sheet.tsx')).PasskeysSheet);

/** Passkeys (product 2.40): shown if the device supports them, or to remove those of other devices. */
function PasskeyRow({ user }: { user: User }) {
  const canUse = useCanUsePasskeys();
  const { data: passkeys = [] } = useQuery(passkeysQuery(user.user_id));
  const [isOpen, setOpen] = useState(false);
  if (!canUse && passkeys.length === 0) return null;
  return (
    <>
      <SettingButton
        icon={fingerPrintOutline}
        title={<Trans>Fingerprint or screen lock</Trans>}
        hint={<Trans>Log in without a password</Trans>}
        opens
        onClick={() => setOpen(true)}
      />
      <PasskeysSheet
        user={user}
        passkeys={passkeys}
        canUse={canUse}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const CodesSheet = lazySheet(async () => (await import('../codes-sheet.tsx')).CodesSheet);

/** How many recovery codes are left (product 2.38). */
function CodesRow({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const { data: account } = useQuery(accountQuery(user.user_id));
  const left = account?.codes_left ?? 0;
  const state =
    left > 0 ? <Plural value={left} one="# left" other="# left" /> : t`Create 8 and save them as a picture`;
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

function DevicesRow({ user: { user_id: userId } }: { user: User }) {
  const count = useQuery(sessionsQuery(userId)).data?.length;
  return (
    <SettingLink
      to="/setting/devices"
      icon={phonePortraitOutline}
      title={<Trans>Where you are logged in</Trans>}
      hint={count !== undefined && <Plural value={count} one="# device" other="# devices" />}
    />
  );
}

export function LoggingIn({ user }: { user: User }) {
  return (
    <SettingGroup title={<Trans>Login and security</Trans>}>
      {user.acc_type !== 'operator' && <CodesRow user={user} />}
      {user.acc_type !== 'operator' && <PhoneNumberRow user={user} />}
      {user.acc_type !== 'operator' && <PasskeyRow user={user} />}
      <DevicesRow user={user} />
    </SettingGroup>
  );
}
