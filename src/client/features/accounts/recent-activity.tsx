/** What happened to an account in 90 days, newest first (product 2.36). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SecurityEvent } from '#contract/security-events.ts';
import { useDayWord } from '#client/language/day-words.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { SettingGroup, SettingRow } from '#client/ui/setting-row.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { eventsQuery } from './device-queries.ts';
import { eventWords } from './event-words.ts';

function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useLingui();
  const dayWord = useDayWord();
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

export function RecentActivity({ userId }: { userId: number }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(eventsQuery(userId));
  const { data, isError, isFetching, refetch } = query;
  if (!data)
    return isError ? (
      <FailureState
        message={t`The activity could not be loaded.`}
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
