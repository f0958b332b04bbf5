/** /notices: what happened that the person should know of, newest first (product 2.25). */
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
import { markRead } from './read-notices.ts';
import { NoticeRow } from './notice-row.tsx';
import './notices.css';

type Props = { notices: readonly Notice[]; marked: ReadonlySet<number> };

function Day({ title, notices, marked }: Props & { title: ReactNode }) {
  const id = useId();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="notices-day">
        {title}
      </h2>
      <ul className="notices-rows">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={marked.has(notice.id)} />
        ))}
      </ul>
    </section>
  );
}

/** The notices of today and, apart from them, the earlier ones. */
function NoticeList({ notices, marked }: Props) {
  const isOfToday = ({ at }: Notice) => dayOf(at) === today();
  return (
    <>
      <Day title={<Trans>Today</Trans>} notices={notices.filter(isOfToday)} marked={marked} />
      <Day
        title={<Trans>Earlier</Trans>}
        notices={notices.filter((notice) => !isOfToday(notice))}
        marked={marked}
      />
    </>
  );
}

const none: ReadonlySet<number> = new Set();

/**
 * Two seconds after the page was opened, and after something new came into it, all is read. The marks of what was new
 * stay until the person leaves the page.
 */
function useMarks(userId: number, notices: readonly Notice[]): ReadonlySet<number> {
  const client = useQueryClient();
  const active = useShellLinks().usePageIsActive();
  const [marked, setMarked] = useState(none);
  const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
  const added = unread.filter((id) => !marked.has(id));
  if (active && added.length > 0) setMarked(new Set([...marked, ...added]));
  if (!active && marked.size > 0) setMarked(none);

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
  return active ? marked : new Set(unread);
}

/** The rows of a list of notices that is on its way. */
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

/** What is shown stays; that it could not be asked for anew stands over it. */
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
  const marked = useMarks(user.user_id, notices);
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
      <NoticeList notices={shown} marked={marked} />
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
