/** The messages of an application, oldest first, for both sides (product 2.29). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { checkmark, checkmarkDone } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { dayOf, today } from '#client/language/dates.ts';
import { clockTime, useRecentDay, useDayAndTime } from '#client/language/day-and-time.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { MessageWarnings } from './message-warnings.tsx';
import { InterviewCard } from './interview-card.tsx';
import { type Entry } from './thread-entries.ts';
import { useThread } from './use-thread.ts';
import { UnsentState } from './unsent-state.tsx';
import './thread.css';

function OwnState({ entry: { item, read_at } }: { entry: Entry }) {
  const when = useDayAndTime();
  if (item) return <UnsentState item={item} />;
  if (read_at === null) {
    return (
      <p className="thread-state">
        <Icon name={checkmark} size={16} />
        <Trans comment="A message that has left the phone">Sent</Trans>
      </p>
    );
  }
  const time = dayOf(read_at) === today() ? clockTime(read_at) : when(read_at);
  return (
    <p className="thread-state">
      <Icon name={checkmarkDone} size={16} />
      <Trans comment="When the other side read the message">Read {time}</Trans>
    </p>
  );
}

/** Earlier days have a heading, so only today's messages show more than the time. */
function WrittenAt({ at }: { at: string }) {
  const when = useDayAndTime();
  return (
    <p className="thread-state">
      <time dateTime={at}>{dayOf(at) === today() ? when(at) : clockTime(at)}</time>
    </p>
  );
}

function Bubble({ entry }: { entry: Entry }) {
  return (
    <>
      <UserText as="p" className="thread-bubble">
        {entry.text}
      </UserText>
      {entry.mine ? <OwnState entry={entry} /> : <WrittenAt at={entry.at} />}
    </>
  );
}

type ScrollState = {
  /** Undefined until loaded. */
  readonly count: number | undefined;
  /** Whether the last entry is the reader's own. */
  readonly isOwn: boolean;
  /** Whether to start at the end. */
  readonly fromEnd: boolean;
};

/** Scrolls to the end when an own message is added, or any message while the end is visible. Returns the ref of the end. */
function useScrollToEnd({ count, isOwn, fromEnd }: ScrollState): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isEndVisible = useRef(false);
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([marker]) => {
      isEndVisible.current = marker?.isIntersecting === true;
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (count === undefined || count === previousCount.current) return;
    const shouldScroll =
      previousCount.current === undefined
        ? fromEnd
        : count > previousCount.current && (isEndVisible.current || isOwn);
    previousCount.current = count;
    if (shouldScroll) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, isOwn, fromEnd]);
  return end;
}

type Props = {
  /** The reader. */
  user: User;
  /** The application's id. */
  id: number;
  /** Title of sent items in the outbox: the job, or the applicant. */
  subject: string;
  /** Shown if there are no messages. */
  empty: React.ReactNode;
  /** Start at the end. */
  fromEnd?: boolean;
  /** Invitations from before a rejection can't be answered. */
  rejectedAt?: string | undefined;
  /** Called after each fetch. */
  onRead?: () => void;
  /** A link to report the thread, shown with warnings. */
  report?: React.ReactNode;
};

/** Above the first message of a day, except today. */
function DayHead({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const dayWord = useRecentDay();
  const day = dayOf(entry.at);
  if (day === today() || (before && dayOf(before.at) === day)) return null;
  return <p className="thread-day kg-muted">{dayWord(entry.at)}</p>;
}

export function Thread({
  user,
  id,
  subject,
  empty,
  fromEnd = false,
  rejectedAt = '',
  onRead,
  report,
}: Props) {
  const { t } = useLingui();
  const { query, entries } = useThread(user, id);
  const { data, isError, isPaused, isFetching, dataUpdatedAt, refetch } = query;
  const notifyRead = useEffectEvent(() => onRead?.());
  useEffect(() => {
    if (dataUpdatedAt > 0) notifyRead();
  }, [dataUpdatedAt]);
  const end = useScrollToEnd({
    count: data && entries.length,
    isOwn: entries.at(-1)?.item !== undefined,
    fromEnd,
  });
  const lastInterview = entries.findLast(({ interview, at }) => interview !== null && at > rejectedAt);
  return (
    <div className="thread">
      {!data && !isError && !isPaused && (
        <SkeletonGroup className="thread-list">
          <Skeleton width="70%" height={46} />
          <Skeleton width="55%" height={46} />
        </SkeletonGroup>
      )}
      {!data && (isError || isPaused) && (
        <FailureState
          message={t`The messages couldn't be loaded.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      <div role="log" aria-label={t`Messages`} className="thread-list">
        {entries.map((entry, index) => (
          <div key={entry.key} className={entry.mine ? 'thread-entry mine' : 'thread-entry'}>
            <DayHead entry={entry} before={entries[index - 1]} />
            <span className="kg-visually-hidden">
              {entry.mine ? (
                <Trans comment="Before a message that the reader wrote">You:</Trans>
              ) : entry.from === 'employer' ? (
                <Trans comment="Before a message">Employer:</Trans>
              ) : (
                <Trans comment="Before a message">Applicant:</Trans>
              )}
            </span>
            {!entry.mine && <MessageWarnings warnings={entry.warnings} report={report} />}
            {entry.interview ? (
              <InterviewCard
                application={id}
                subject={subject}
                entry={entry}
                interview={entry.interview}
                isLast={entry === lastInterview}
              />
            ) : (
              <Bubble entry={entry} />
            )}
          </div>
        ))}
      </div>
      {data && entries.length === 0 && <p className="kg-muted">{empty}</p>}
      <div ref={end} />
    </div>
  );
}
