/** /favJobs (product 2.13): the person's saved jobs, newest saved first. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chevronForward, notificationsOutline } from 'ionicons/icons';
import { type JobListItem } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { JobCardSkeleton } from '../card/job-card.tsx';
import { JobGrid } from '../card/job-grid.tsx';
import { jobKeys, ownerOf } from '../job-keys.ts';
import { savedJobsQuery } from '../my-jobs-queries.ts';
import '#client/ui/card.css';
import './saved-jobs.css';

function SavedJobs({ jobs }: { jobs: readonly JobListItem[] }) {
  const { t } = useLingui();
  if (jobs.length === 0) {
    return (
      <EmptyState
        picture="saved"
        title={t`You have not saved any jobs.`}
        text={t`Tap the bookmark on a job to read it later, even offline.`}
        action={
          <ButtonLink to="/jobs">
            <Trans>Go Now</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {/* Cards always have headings of level 3. */}
      <h2 className="kg-visually-hidden">
        <Trans>Jobs</Trans>
      </h2>
      <JobGrid jobs={jobs} />
    </>
  );
}

export function SavedJobsScreen() {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const {
    data: jobs,
    isError,
    isFetching,
    isPaused,
    refetch,
    dataUpdatedAt,
  } = useQuery(savedJobsQuery(owner));
  const count = jobs?.length ?? 0;
  usePageTitle(t`Saved jobs`);
  return (
    <>
      <RootHeader />
      <PageContent refreshes={[jobKeys.saved(owner)]}>
        <SectionHead
          level={1}
          title={<Trans>Saved jobs</Trans>}
          aside={count > 0 && <Plural value={count} one="# job" other="# jobs" />}
        />
        <Link to="/alerts" className="kg-card kg-row saved-alerts">
          <Icon name={notificationsOutline} size={24} />
          <span className="saved-alerts-name">
            <Trans>Job alerts</Trans>
          </span>
          <Icon name={chevronForward} size={20} />
        </Link>
        {jobs ? (
          <>
            <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
            <SavedJobs jobs={jobs} />
          </>
        ) : (isError && !isFetching) || isPaused ? (
          <FailureState message={t`Your saved jobs couldn't be loaded.`} onRetry={() => void refetch()} />
        ) : (
          <JobCardSkeleton />
        )}
      </PageContent>
    </>
  );
}
