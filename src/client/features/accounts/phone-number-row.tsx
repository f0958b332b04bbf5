/** The phone number in the settings (product 2.39), where the site can send SMS: which one counts, or what it waits for. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { callOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type PhoneState } from '#contract/phone-state.ts';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { useDates } from '#client/language/dates.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { SettingButton } from '#client/ui/setting-row.tsx';
import { accountPhoneText } from './phone-calls.ts';

const PhoneSheet = lazySheet(async () => (await import('./phone-sheet.tsx')).PhoneSheet);

function State({
  phones: { phone, phone_confirmed: isConfirmed, next_phone: next },
}: {
  phones: PhoneState;
}) {
  const { dayAndTime } = useDates();
  if (phone === null) return <Trans>For a code by SMS</Trans>;
  const number = accountPhoneText(phone);
  if (!isConfirmed) return <Trans>{number} waits for its code</Trans>;
  if (!next) return number;
  const [nextNumber, when] = [accountPhoneText(next.phone), dayAndTime(next.at)];
  return (
    <Trans>
      {number}; {nextNumber} counts from {when}
    </Trans>
  );
}

export function PhoneNumberRow({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const { data: account } = useQuery(accountQuery(user.user_id));
  if (!account?.sms) return null;
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
      <PhoneSheet userId={user.user_id} phones={account} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
