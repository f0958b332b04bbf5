/** What the application page shows while it loads, and if it can't be loaded. */
import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { notify } from '#client/ui/notices.ts';

/** Redirects to the profile with a toast (product 8.3). */
export function ApplicationUnavailable() {
  const { t } = useLingui();
  const reason = t`This application couldn't be loaded.`;
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
