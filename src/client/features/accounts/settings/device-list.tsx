/** The user's devices, this one first, with buttons to sign out the others (product 2.36). */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmarkCircle, desktopOutline, phonePortraitOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type Session } from '#contract/devices.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useDates } from '#client/language/dates.ts';
import { useRecentDay } from '#client/language/day-and-time.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SettingRow } from '#client/ui/setting-row.tsx';
import { useEndSession } from './device-queries.ts';

const isComputer = (device: string): boolean => /^(Windows|Mac|Linux|ChromeOS)\b/.test(device);

type RowProps = { session: Session; busy: boolean; onEnd: () => void };

function DeviceRow({ session: { device, created_at, last_used_at, current }, busy, onEnd }: RowProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { dayAndMonth } = useDates();
  const dayWord = useRecentDay();
  const name = device || t`Unknown device`;
  const since = dayAndMonth(created_at);
  const used = dayWord(last_used_at);
  const icon = isComputer(device) ? desktopOutline : phonePortraitOutline;
  if (current)
    return (
      <SettingRow
        icon={icon}
        title={isComputer(device) ? <Trans>This computer</Trans> : <Trans>This phone</Trans>}
        hint={
          <Trans context="a device">
            {name} · since {since}
          </Trans>
        }
      >
        <Badge tone="accepted" icon={checkmarkCircle}>
          <Trans context="a device">now</Trans>
        </Badge>
      </SettingRow>
    );
  return (
    <SettingRow
      icon={icon}
      title={name}
      hint={isOnline ? <Trans context="a device">Used {used}</Trans> : <Trans>Needs internet</Trans>}
    >
      <Button
        variant="danger"
        small
        busy={busy}
        disabled={!isOnline}
        aria-label={t`Sign out: ${name}`}
        onClick={onEnd}
      >
        <Trans context="a device">Sign out</Trans>
      </Button>
    </SettingRow>
  );
}

export function DeviceList({ userId, sessions }: { userId: number; sessions: readonly Session[] }) {
  const isOnline = useIsOnline();
  const ending = useEndSession(userId);
  const [isConfirming, setConfirming] = useState(false);
  const hasOthers = sessions.some(({ current }) => !current);
  const endOthers = () => ending.mutate('others', { onSettled: () => setConfirming(false) });
  return (
    <>
      <div className="kg-rows">
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => !ending.isPending && ending.mutate(session.id)}
          />
        ))}
      </div>
      {hasOthers && (
        <Button
          className="devices-all"
          variant="outline"
          wide
          disabled={!isOnline}
          onClick={() => setConfirming(true)}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={<Trans>Sign out everywhere else?</Trans>}
        text={<Trans>Anyone using your account there will have to log in again.</Trans>}
        confirmLabel={<Trans context="a device">Sign out</Trans>}
        tone="danger"
        busy={ending.isPending}
        onConfirm={endOthers}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
