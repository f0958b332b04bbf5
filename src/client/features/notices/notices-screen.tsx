/** /notices: what happened that the person should know of, newest first (product 2.25). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
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
import { NoticeList } from './notice-list.tsx';
import { noticesQuery } from './notice-queries.ts';
import { NoticesSkeleton } from './notices-skeleton.tsx';
import { useMarks } from './use-marks.ts';
import './notices.css';

const NoNotices = ({ user }: { user: User }) =>
  user.acc_type === 'employer' ? (
    <EmptyState
      level={1}
      picture="notices"
      title={<Trans>No notices yet</Trans>}
      text={<Trans>Applications to your jobs come here.</Trans>}
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
      title={<Trans>No notices yet</Trans>}
      text={<Trans>Answers to your applications and new jobs for your alerts come here.</Trans>}
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
        <Trans>Your notices could not be loaded.</Trans>
      </p>
      <Button variant="outline" small busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  );
}

const Title = () => (
  <h1 className="notices-title">
    <Trans>Notices</Trans>
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
      <FailureState message={t`Your notices could not be loaded.`} onRetry={refresh} busy={isFetching} />
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
  usePageTitle(t`Notices`);
  if (!user) return null;
  return (
    <>
      <RootHeader />
      <PageContent width="column">
        <Notices key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}
