/** The jobs that match, page after page, and every state that fetching them can be in (product 2.5, 4.5, 8.3). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageSpinner } from '#client/ui/page-spinner.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { JobCardSkeleton } from './job-card-skeleton.tsx';
import { JobGrid } from './job-grid.tsx';
import { type Owner } from './job-keys.ts';
import { Marked } from './marked.tsx';
import { isNarrowed, isSearch, type SearchTerms } from './search-terms.ts';
import { TellMe } from './tell-me-part.tsx';
import { useJobList } from './use-job-list.ts';

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
