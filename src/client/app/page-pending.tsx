/** In the place of a page whose code is still on its way. */
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

export const PagePending = () => (
  <>
    <RootHeader />
    <PageContent footer="never">
      <SkeletonGroup className="page-pending">
        <Skeleton width="60%" height={28} />
        <Skeleton height={160} />
      </SkeletonGroup>
    </PageContent>
  </>
);
