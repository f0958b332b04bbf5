/** The cards of a list that is on its way. */
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import '#client/ui/card.css';
import './alerts.css';

export const AlertsSkeleton = () => (
  <SkeletonGroup className="alert-cards">
    {[60, 45].map((width) => (
      <div key={width} className="kg-card padded alert-card">
        <Skeleton width={`${width}%`} height="1.5em" />
        <Skeleton width="80%" />
        <Skeleton height="48px" />
        <Skeleton width="30%" />
      </div>
    ))}
  </SkeletonGroup>
);
