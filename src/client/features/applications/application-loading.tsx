/** The boxes of an application that is on its way. */
import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { notify } from '#client/ui/notices.ts';

/** In place of an application that cannot be had: leads to the profile and says why (product 8.3). */
export function CannotBeShown() {
  const { t } = useLingui();
  const reason = t`This application could not be loaded.`;
  useEffect(() => notify('red', reason), [reason]);
  return <Navigate to="/myProfile" replace />;
}

export function ApplicationSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width={60} height={60} round />
      <Skeleton width="60%" height={28} />
      <Skeleton height={110} />
      <Skeleton height={76} />
      <Skeleton height={200} />
    </SkeletonGroup>
  );
}
