/** The jobs that match, page after page, and every state that fetching them can be in (product 2.5, 4.5, 8.3). */
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
import { JobCardSkeleton } from './job-card-skeleton.tsx';
import { JobGrid } from './job-grid.tsx';
import { type Owner } from './job-keys.ts';
import { Marked } from './marked.tsx';
import { isNarrowed, isSearch, type SearchTerms } from './search-terms.ts';
import { TellMe } from './tell-me-part.tsx';
import { jobsOfPages } from './job-pages.ts';
import { cachedJobsQuery, jobsQuery } from './job-queries.ts';

const unanswered = (failure: Error | null): boolean => failure instanceof ApiFailure && failure.status === 0;

/** The jobs to list for a search: the server's, and those that this device has cached while the server cannot be asked. */
function useJobList(owner: Owner, terms: SearchTerms) {
  const isOnline = useIsOnline();
  const asked = useInfiniteQuery(jobsQuery(owner, terms));
  const { data: listed, fetchStatus, failureReason } = asked;
  // A phone may believe in a network that carries nothing: the first try tells, the next ones go on behind.
  const isCut = !isOnline || (!listed && (fetchStatus === 'paused' || unanswered(failureReason)));
  // A list that is complete needs nothing else.
  const isPartial = isCut && (!listed || asked.hasNextPage);
  const { data: cached, isError } = useQuery({
    ...cachedJobsQuery(useQueryClient(), owner, terms),
    enabled: isPartial,
  });
  const found = isPartial ? cached : undefined;
  // What was listed stays in its place: a reader does not lose the line.
  const jobs: readonly JobListItem[] | undefined =
    listed && found ? jobsOfPages([listed, found.jobs]) : (listed ?? found?.jobs);
  return {
    ...asked,
    jobs,
    /** How many of them the server listed; the others are from this device. */
    listed: listed?.length ?? 0,
    /** There may be more that cannot be asked for now. */
    isPartial,
    /** Among how many cached jobs was searched; undefined where the server's answer is shown alone. */
    among: found?.among,
    /** There is nothing to show, and not because nothing matches. */
    isLost: isCut
      ? !listed && (isError || found?.among === 0)
      : asked.isLoadingError && fetchStatus !== 'fetching',
  };
}

type Props = { owner: Owner; terms: SearchTerms };

const CachedJobsNote = lazyPart(async () => (await import('./offline-list-notes.tsx')).CachedJobsNote);
const CachedJobsEnd = lazyPart(async () => (await import('./offline-list-notes.tsx')).CachedJobsEnd);
const ListAge = lazyPart(async () => (await import('#client/forms/list-age.tsx')).ListAge);
const Instead = lazyPart(async () => (await import('./instead.tsx')).Instead);

function Found({ owner, terms, found }: Props & { found: ReturnType<typeof useJobList> }) {
  const { t } = useLingui();
  const { jobs, listed, among, isLost, ...list } = found;
  const asked = JSON.stringify(terms);
  const [first, setFirst] = useState<string | undefined>(asked);
  // Over once its jobs are there or something else is searched for.
  if (first !== undefined && (jobs || asked !== first)) setFirst(undefined);
  const refetch = () => void list.refetch();
  const pages = list.isPartial ? undefined : list;
  const { shown, onMore } = useShowMore(jobs ?? [], { always: listed, pages });
  if (isLost) {
    return <FailureState message={t`The jobs could not be loaded.`} onRetry={refetch} />;
  }
  // The first list grows in its place; a new search clears the page (product 4.5).
  if (!jobs) return first === undefined ? <PageSpinner /> : <JobCardSkeleton />;
  return (
    <>
      {/* Of what is being asked for nobody needs to know the age: it would come and go. */}
      {list.isStale && !list.isFetching && (
        <ListAge updatedAt={list.dataUpdatedAt} busy={false} onRefresh={refetch} />
      )}
      {among !== undefined && isSearch(terms) && <CachedJobsNote among={among} />}
      {jobs.length === 0 ? (
        <EmptyState
          picture="results"
          title={t`No results found :( Perhaps, try a different keyword`}
          action={
            isNarrowed(terms) && (
              <>
                <TellMe terms={terms} isUnderEmpty />
                <Instead owner={owner} terms={terms} />
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

export function JobList({ owner, terms }: Props) {
  const found = useJobList(owner, terms);
  const count = found.jobs?.length;
  return (
    <>
      {/* Read out when a search or another page has come. */}
      <p className="kg-visually-hidden" role="status">
        {count !== undefined && <Plural value={count} one="# job" other="# jobs" />}
      </p>
      <Found key={owner} owner={owner} terms={terms} found={found} />
    </>
  );
}
