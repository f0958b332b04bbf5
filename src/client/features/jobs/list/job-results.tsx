/** The jobs that match a search, with pagination, and every loading and failure state (product 2.5, 4.5, 8.3). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageSpinner } from '#client/ui/skeleton.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { JobCardSkeleton } from '../card/job-card.tsx';
import { JobGrid } from '../card/job-grid.tsx';
import { type Owner } from '../job-keys.ts';
import { Marked } from '../search/marked.tsx';
import { isNarrowed, isSearch, type SearchTerms } from '../search/search-terms.ts';
import { NoJobsYet } from './no-jobs-yet.tsx';
import { jobsOfPages } from '../paged-jobs.ts';
import { cachedJobsQuery, jobsQuery } from '../job-queries.ts';

/** Loaded after the list, into a placeholder of the same height. */
export const SearchAlertRow = lazyPart(
  async () => (await import('#client/features/alerts/new-alert-row.tsx')).SearchAlertRow,
  ({ isUnderEmpty }) => !isUnderEmpty && <div className="jobs-tell-me" />,
);

const isUnreachable = (failure: Error | null): boolean =>
  failure instanceof ApiFailure && failure.status === 0;

/** The server's jobs; while it cannot be reached, also the cached jobs that match. */
export function useJobResults(owner: Owner, terms: SearchTerms) {
  const isOnline = useIsOnline();
  const query = useInfiniteQuery(jobsQuery(owner, terms));
  const { data: listed, fetchStatus, failureReason } = query;
  // A phone may report a network that does not work: treat the first failed attempt as offline while retries continue.
  const isOffline = !isOnline || (!listed && (fetchStatus === 'paused' || isUnreachable(failureReason)));
  // A complete list needs no cached jobs.
  const isPartial = isOffline && (!listed || query.hasNextPage);
  const { data: cached, isError } = useQuery({
    ...cachedJobsQuery(useQueryClient(), owner, terms),
    enabled: isPartial,
  });
  const offline = isPartial ? cached : undefined;
  // Listed jobs stay first, so that the reader does not lose their place.
  const jobs: readonly JobListItem[] | undefined =
    listed && offline ? jobsOfPages([listed, offline.jobs]) : (listed ?? offline?.jobs);
  return {
    ...query,
    jobs,
    /** How many of them the server listed; the others are cached. */
    listed: listed?.length ?? 0,
    /** The server may have more jobs. */
    isPartial,
    /** The number of cached jobs searched; undefined if only the server's jobs are shown. */
    among: offline?.among,
    /** Nothing could be loaded, as opposed to nothing matching. */
    hasFailed: isOffline
      ? !listed && (isError || offline?.among === 0)
      : query.isLoadingError && fetchStatus !== 'fetching',
  };
}

type Props = { owner: Owner; terms: SearchTerms };

const CachedJobsNote = lazyPart(async () => (await import('./offline-list-notes.tsx')).CachedJobsNote);
const CachedJobsEnd = lazyPart(async () => (await import('./offline-list-notes.tsx')).CachedJobsEnd);
const ListAge = lazyPart(async () => (await import('#client/forms/list-age.tsx')).ListAge);
const Alternatives = lazyPart(async () => (await import('./alternatives.tsx')).Alternatives);

function Results({ owner, terms, results }: Props & { results: ReturnType<typeof useJobResults> }) {
  const { t } = useLingui();
  const { jobs, listed, among, hasFailed, ...list } = results;
  const search = JSON.stringify(terms);
  const [first, setFirst] = useState<string | undefined>(search);
  // The first search ends when its jobs arrive or the terms change.
  if (first !== undefined && (jobs || search !== first)) setFirst(undefined);
  const refetch = () => void list.refetch();
  const pages = list.isPartial ? undefined : list;
  const { shown, onMore } = useShowMore(jobs ?? [], { always: listed, pages });
  if (hasFailed) {
    return <FailureState message={t`The jobs couldn't be loaded.`} onRetry={refetch} />;
  }
  // The first search shows a skeleton; a later one clears the page (product 4.5).
  if (!jobs) return first === undefined ? <PageSpinner /> : <JobCardSkeleton />;
  return (
    <>
      {/* Not while fetching: it would flicker. */}
      {list.isStale && !list.isFetching && (
        <ListAge updatedAt={list.dataUpdatedAt} busy={false} onRefresh={refetch} />
      )}
      {among !== undefined && isSearch(terms) && <CachedJobsNote among={among} />}
      {jobs.length === 0 && !isSearch(terms) && !list.isPartial ? (
        <NoJobsYet />
      ) : jobs.length === 0 ? (
        <EmptyState
          picture="results"
          title={t`No results found :( Perhaps, try a different keyword`}
          action={
            isNarrowed(terms) && (
              <>
                <SearchAlertRow terms={terms} isUnderEmpty />
                <Alternatives owner={owner} terms={terms} />
              </>
            )
          }
        />
      ) : (
        <Marked keyword={terms.keyword}>
          <JobGrid jobs={shown} />
        </Marked>
      )}
      {(jobs.length > 0 || list.isPartial) && (
        <div className="job-list-end">
          {onMore ? (
            <ShowMore onMore={onMore} pages={pages} wide={false} />
          ) : list.isPartial ? (
            <CachedJobsEnd onRetry={refetch} />
          ) : (
            <Button variant="outline" disabled>
              <Trans>No More Jobs</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}

export function JobResults({ owner, terms }: Props) {
  const results = useJobResults(owner, terms);
  const count = results.jobs?.length;
  return (
    <>
      {/* Announces the results of a search or of another page. */}
      <p className="kg-visually-hidden" role="status">
        {count !== undefined && <Plural value={count} one="# job" other="# jobs" />}
      </p>
      <Results key={owner} owner={owner} terms={terms} results={results} />
    </>
  );
}
