/** The rows of a list of notices that is on its way. */
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import './notices.css';

export const NoticesSkeleton = () => (
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
