/** The jobs that match, page after page, and every state that fetching them can be in (spec §2 /jobs, §4, §8). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { KnotSpinner } from '#client/ui/knot-spinner.tsx';
import { JobCardSkeleton } from './job-card-skeleton.tsx';
import { JobGrid } from './job-grid.tsx';
import { type Owner } from './job-keys.ts';
import { jobsQuery } from './job-queries.ts';
import { type SearchTerms } from './search-terms.ts';
import './job-list.css';

type Props = { owner: Owner; terms: SearchTerms };

export function JobList({ owner, terms }: Props) {
  const { t } = useLingui();
  const [firstTerms] = useState(() => JSON.stringify(terms));
  const {
    data: jobs,
    isFetching,
    isLoadingError,
    isPaused,
    refetch,
    ...more
  } = useInfiniteQuery(jobsQuery(owner, terms));
  if (!jobs) {
    // Without a network the library waits for one instead of failing.
    if ((isLoadingError && !isFetching) || isPaused) {
      return <FailureState message={t`The jobs could not be loaded.`} onRetry={() => void refetch()} />;
    }
    return JSON.stringify(terms) === firstTerms ? <JobCardSkeleton /> : <KnotSpinner />;
  }
  if (jobs.length === 0) {
    return <EmptyState picture="results" title={t`No results found :( Perhaps, try a different keyword`} />;
  }
  return (
    <>
      <JobGrid jobs={jobs} />
      <div className="job-list-end">
        {more.isFetchNextPageError && (
          <p role="alert">
            <Trans>More jobs could not be loaded.</Trans>
          </p>
        )}
        {more.hasNextPage ? (
          <Button variant="outline" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {more.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show More</Trans>}
          </Button>
        ) : (
          <Button variant="outline" disabled>
            <Trans>No More Jobs</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
