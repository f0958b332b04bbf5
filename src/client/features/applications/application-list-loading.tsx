/** Shared by both lists of applications: the skeleton, and preloading the page of one. */
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { useCodeAhead } from '#client/data/use-code-ahead.ts';
import './application-list.css';

const load = () => import('./application-screen.tsx');

export const usePreloadApplication = (): void => useCodeAhead(load);

export function ApplicationListSkeleton() {
  return (
    <SkeletonGroup className="kg-rows application-list">
      {[70, 55, 65].map((width) => (
        <div key={width} className="kg-row">
          <Skeleton width={48} height={48} />
          <div className="application-entry">
            <Skeleton width={`${width}%`} height="1.3em" />
            <Skeleton width="40%" />
            <Skeleton width="96px" height="26px" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
