/** The jobs to list for a search: the server's, and those that this device has cached while the server cannot be asked. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { type Owner } from './job-keys.ts';
import { jobsOfPages } from './job-pages.ts';
import { jobsQuery, cachedJobsQuery } from './job-queries.ts';
import { type SearchTerms } from './search-terms.ts';

const unanswered = (failure: Error | null): boolean => failure instanceof ApiFailure && failure.status === 0;

export function useJobList(owner: Owner, terms: SearchTerms) {
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
