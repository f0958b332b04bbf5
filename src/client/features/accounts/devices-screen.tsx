/** /setting/devices (product 2.36): where one is logged in, and what happened to the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { useSession } from '#client/data/session.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { DeviceList } from './device-list.tsx';
import { sessionsQuery } from './device-queries.ts';
import { RecentActivity } from './recent-activity.tsx';
import './setting-screen.css';

function Devices({ user: { user_id: userId } }: { user: User }) {
  const { t } = useLingui();
  const { data, isError, isPaused, isFetching, refetch } = useQuery(sessionsQuery(userId));
  if (!data)
    return isError || isPaused ? (
      <FailureState
        message={t`Your devices could not be loaded.`}
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
