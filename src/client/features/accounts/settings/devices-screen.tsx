/** /setting/devices: the user's devices and recent account activity (product 2.36). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  callOutline,
  fingerPrintOutline,
  keyOutline,
  linkOutline,
  logInOutline,
  logOutOutline,
  paperPlaneOutline,
  phonePortraitOutline,
  warningOutline,
} from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { useSession } from '#client/data/session.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type SecurityEvent, type SecurityEventKind } from '#contract/security-events.ts';
import { useRecentDay } from '#client/language/day-and-time.ts';
import { SettingGroup, SettingRow } from '#client/ui/setting-row.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { DeviceList } from './device-list.tsx';
import { eventsQuery, sessionsQuery } from './device-queries.ts';
import './setting-screen.css';

type Words = { readonly icon: string; readonly text: (times: number) => MessageDescriptor };

const words: Readonly<Record<SecurityEventKind, Words>> = {
  log_in: { icon: logInOutline, text: () => msg`Logged in` },
  wrong_password: {
    icon: warningOutline,
    text: (times) => msg`${plural(times, { one: 'Wrong password', other: 'Wrong password, # times' })}`,
  },
  wrong_code: {
    icon: warningOutline,
    text: (times) => msg`${plural(times, { one: 'Wrong code', other: 'Wrong code, # times' })}`,
  },
  password_changed: { icon: keyOutline, text: () => msg`Password changed` },
  codes_made: { icon: keyOutline, text: () => msg`New recovery codes` },
  recovered: { icon: logInOutline, text: () => msg`Account recovered with a code` },
  phone_asked: { icon: callOutline, text: () => msg`New phone number added` },
  phone_changed: { icon: callOutline, text: () => msg`Phone changed` },
  passkey_added: { icon: fingerPrintOutline, text: () => msg`Fingerprint added` },
  telegram_linked: { icon: paperPlaneOutline, text: () => msg`Telegram linked` },
  telegram_unlinked: { icon: paperPlaneOutline, text: () => msg`Telegram moved to another account` },
  cv_link_made: { icon: linkOutline, text: () => msg`New link to your CV` },
  recovery_code_given: { icon: keyOutline, text: () => msg`The team gave out a recovery code` },
  passkey_removed: { icon: fingerPrintOutline, text: () => msg`Fingerprint removed` },
  session_remembered: { icon: phonePortraitOutline, text: () => msg`Stays logged in on this device` },
  session_ended: {
    icon: logOutOutline,
    text: (times) => msg`${plural(times, { one: 'Device signed out', other: '# devices signed out' })}`,
  },
};

/** Undefined for events that only a newer version knows. */
function eventWords({ kind, times }: SecurityEvent): { icon: string; text: MessageDescriptor } | undefined {
  const found = Object.hasOwn(words, kind) ? words[kind as SecurityEventKind] : undefined;
  return found && { icon: found.icon, text: found.text(times) };
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useLingui();
  const dayWord = useRecentDay();
  const words = eventWords(event);
  if (!words) return null;
  const when = dayWord(event.at);
  return (
    <SettingRow
      icon={words.icon}
      title={t(words.text)}
      hint={event.device ? `${event.device} · ${when}` : when}
    />
  );
}

/** The last 90 days, newest first. */
function RecentActivity({ userId }: { userId: number }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(eventsQuery(userId));
  const { data, isError, isFetching, refetch } = query;
  if (!data)
    return isError ? (
      <FailureState
        message={t`The activity couldn't be loaded.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null;
  const events = data.pages.flat();
  if (events.length === 0) return null;
  return (
    <>
      <SettingGroup title={<Trans>Recent activity</Trans>}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </SettingGroup>
      <ShowMore pages={query} />
    </>
  );
}

function Devices({ user: { user_id: userId } }: { user: User }) {
  const { t } = useLingui();
  const { data, isError, isPaused, isFetching, refetch } = useQuery(sessionsQuery(userId));
  if (!data)
    return isError || isPaused ? (
      <FailureState
        message={t`Your devices couldn't be loaded.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup>
        <Skeleton height="60px" />
        <Skeleton height="60px" />
      </SkeletonGroup>
    );
  return (
    <>
      <DeviceList userId={userId} sessions={data} />
      <RecentActivity userId={userId} />
      <div className="devices-note">
        <Note>
          <Trans>Not you? Sign out everywhere else and change your password.</Trans>
        </Note>
      </div>
    </>
  );
}

export function DevicesScreen() {
  const { t } = useLingui();
  const user = useSession();
  const title = t`Where you are logged in`;
  usePageTitle(title);
  if (!user) return null;
  return (
    <>
      <SubPageHeader title={title} backTo="/setting" />
      <PageContent width="card">
        <Devices key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}
