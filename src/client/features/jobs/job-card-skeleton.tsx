/** Boxes where job cards will be, of the cards' own measures. */
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import '#client/ui/card.css';
import './job-card.css';

type Props = { count?: number };

export function JobCardSkeleton({ count = 3 }: Props) {
  return (
    <SkeletonGroup className="kg-grid">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="job-card" aria-hidden="true">
          <span className="job-card-cover kg-skeleton" />
          <div className="job-card-title">
            <Skeleton width="82%" height={23} />
            <Skeleton width="54%" height={22} />
          </div>
          <div className="job-card-facts">
            <Skeleton width="68%" height={24} />
          </div>
          <div className="kg-tags">
            <Skeleton width={64} height={26} />
            <Skeleton width={64} height={26} />
          </div>
          <div className="job-card-foot">
            <Skeleton width="30%" height={44} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
