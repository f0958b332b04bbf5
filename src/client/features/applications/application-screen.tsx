/** /application/{id}: one application, for who sent it and for who decides (product 2.12, 8.3). Knows when it cannot be shown. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type User } from '#contract/accounts.ts';
import { useSession } from '#client/data/session.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { notify } from '#client/ui/notices.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { applicationQuery } from './application-detail-queries.ts';
import { ApplicationView } from './application-view.tsx';
import { listPathOf } from './list-path.ts';

/** Leads to the profile and says why (product 8.3). */
function CannotBeShown() {
  const { t } = useLingui();
  const reason = t`This application could not be loaded.`;
  useEffect(() => notify('red', reason), [reason]);
  return <Navigate to="/myProfile" replace />;
}

function Application({ user, id }: { user: User; id: number }) {
  const { t } = useLingui();
  const { data, isError, isPaused } = useQuery(applicationQuery(user, id));
  usePageTitle(t`Application`);
  if (data) return <ApplicationView user={user} answer={data} />;
  if (isError || isPaused) return <CannotBeShown />;
  return (
    <>
      <SubPageHeader title={t`Application`} backTo={listPathOf(user)} />
      <PageContent>
        <SkeletonGroup>
          <Skeleton width={60} height={60} round />
          <Skeleton width="60%" height={28} />
          <Skeleton height={110} />
          <Skeleton height={76} />
          <Skeleton height={200} />
        </SkeletonGroup>
      </PageContent>
    </>
  );
}

export function ApplicationScreen() {
  const user = useSession();
  const { id = '' } = useParams({ strict: false });
  if (!user) return null;
  if (!/^[1-9]\d{0,14}$/.test(id)) return <CannotBeShown />;
  return <Application key={`${user.user_id}/${id}`} user={user} id={Number(id)} />;
}
