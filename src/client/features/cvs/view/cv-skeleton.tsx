/** Placeholder while a CV loads. */
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

export function CvSkeleton() {
  return (
    <SkeletonGroup className="cv-view">
      <div className="cv-part kg-card padded">
        <div className="cv-person">
          <Skeleton width={60} height={60} round />
          <div>
            <Skeleton width="180px" height="1.4em" />
            <Skeleton width="140px" />
          </div>
        </div>
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton width="65%" />
      </div>
      <div className="cv-part kg-card padded">
        <Skeleton width="50%" height="1.4em" />
        <Skeleton width="80%" />
        <Skeleton width="75%" />
      </div>
    </SkeletonGroup>
  );
}
