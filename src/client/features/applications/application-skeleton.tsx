/** The boxes of an application that is on its way. */
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

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
