/** /notices: the user's notices, newest first (product 2.25). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { noticesPageSize } from '#contract/limits.ts';
import { type User } from '#contract/sessions.ts';
import { useSession } from '#client/data/session.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { type Notice } from '#contract/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { noticesReadMs } from '#client/ui/timings.ts';
import { dayOf, today } from '#client/language/dates.ts';
import { noticeListKey, noticesQuery, unreadKey } from './notice-queries.ts';
import { markRead } from './queued-notices.ts';
import { NoticeRow } from './notice-row.tsx';
import './notices.css';

type Props = { notices: readonly Notice[]; newIds: ReadonlySet<number> };

function Day({ title, notices, newIds }: Props & { title: ReactNode }) {
  const id = useId();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="notices-day">
        {title}
      </h2>
      <ul className="notices-rows">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={newIds.has(notice.id)} />
        ))}
      </ul>
    </section>
  );
}

function NoticeList({ notices, newIds }: Props) {
  const isFromToday = ({ at }: Notice) => dayOf(at) === today();
  return (
    <>
      <Day title={<Trans>Today</Trans>} notices={notices.filter(isFromToday)} newIds={newIds} />
      <Day
        title={<Trans>Earlier</Trans>}
        notices={notices.filter((notice) => !isFromToday(notice))}
        newIds={newIds}
      />
    </>
  );
}

const none: ReadonlySet<number> = new Set();

/**
 * Marks the notices as read 2 seconds after the page opens or new ones arrive.
 * Returns the ids shown as new; they stay new until the user leaves the page.
 */
function useNewIds(userId: number, notices: readonly Notice[]): ReadonlySet<number> {
  const client = useQueryClient();
  const active = useShellLinks().usePageIsActive();
  const [newIds, setNewIds] = useState(none);
  const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
  const added = unread.filter((id) => !newIds.has(id));
  if (active && added.length > 0) setNewIds(new Set([...newIds, ...added]));
  if (!active && newIds.size > 0) setNewIds(none);

  const newest = notices[0]?.id;
  const hasUnread = unread.length > 0;
  useEffect(() => {
    if (!active || !hasUnread || newest === undefined) return;
    const timer = setTimeout(
      () => void markRead(client, userId, newest).catch(() => undefined),
      noticesReadMs,
    );
    return () => clearTimeout(timer);
  }, [active, hasUnread, newest, client, userId]);
  return active ? newIds : new Set(unread);
}

const NoticesSkeleton = () => (
  <SkeletonGroup className="notices-rows notices-loading">
    {[80, 65, 75, 60, 70, 55].map((width) => (
      <div key={width} className="notice-row">
        <Skeleton width={40} height={40} round />
        <div className="notice-words">
          <Skeleton width={`${width}%`} height="1.3em" />
          <Skeleton width="30%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
);

const NoNotices = ({ user }: { user: User }) =>
  user.acc_type === 'employer' ? (
    <EmptyState
      level={1}
      picture="notices"
      title={<Trans>No notifications yet</Trans>}
      text={<Trans>Applications for your jobs appear here.</Trans>}
      action={
        <ButtonLink to="/createjob/$step" params={{ step: '1' }}>
          <Trans>Post A Job</Trans>
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      level={1}
      picture="notices"
      title={<Trans>No notifications yet</Trans>}
      text={<Trans>Answers to your applications and new jobs from your alerts appear here.</Trans>}
      action={
        <ButtonLink to="/jobs">
          <Trans>See jobs</Trans>
        </ButtonLink>
      }
    />
  );

/** Shown above the cached notices if refetching failed. */
function FailureNote({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Note tone="red">
      <p>
        <Trans>Your notifications couldn't be loaded.</Trans>
      </p>
      <Button variant="outline" small busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  );
}

const Title = () => (
  <h1 className="notices-title">
    <Trans>Notifications</Trans>
  </h1>
);

function Notices({ user }: { user: User }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(noticesQuery(user.user_id));
  const { data, isError, isFetching, isPaused, dataUpdatedAt } = query;
  const notices = data?.pages.flatMap(({ items }) => items) ?? [];
  const { shown, onMore } = useShowMore(notices, { pages: query, step: noticesPageSize });
  const newIds = useNewIds(user.user_id, notices);
  const refresh = () => void query.refetch();
  if (!data && !isError && !isPaused)
    return (
      <>
        <Title />
        <NoticesSkeleton />
      </>
    );
  if (!data) {
    return (
      <FailureState message={t`Your notifications couldn't be loaded.`} onRetry={refresh} busy={isFetching} />
    );
  }
  if (notices.length === 0) return <NoNotices user={user} />;
  return (
    <>
      <Title />
      <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={refresh} />
      {isError && !query.isFetchNextPageError && <FailureNote onRetry={refresh} busy={isFetching} />}
      <NoticeList notices={shown} newIds={newIds} />
      <ShowMore onMore={onMore} pages={query} />
    </>
  );
}

export function NoticesScreen() {
  const { t } = useLingui();
  const user = useSession();
  usePageTitle(t`Notifications`);
  if (!user) return null;
  return (
    <>
      <RootHeader />
      <PageContent width="column" refreshes={[noticeListKey(user.user_id), unreadKey(user.user_id)]}>
        <Notices key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}
