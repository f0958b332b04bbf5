/** The first six jobs as a carousel (product 2.4), or what became of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { topResults } from '#contract/limits.ts';
import { JobCardSkeleton } from '#client/features/jobs/job-card-skeleton.tsx';
import { JobCard } from '#client/features/jobs/job-card.tsx';
import { MoreJobsLink } from '#client/features/jobs/more-jobs-link.tsx';
import { Carousel } from '#client/ui/carousel.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';

type Props = {
  jobs: readonly JobListItem[] | undefined;
  failed: boolean;
  onRetry: () => void;
};

function Results({ jobs, failed, onRetry }: Props) {
  const { t } = useLingui();
  if (jobs) {
    return (
      <Carousel label={t`Top Results`}>
        {jobs.slice(0, topResults).map((job) => (
          <JobCard key={job.job_id} job={job} tall />
        ))}
      </Carousel>
    );
  }
  if (failed) return <FailureState message={t`The jobs could not be loaded.`} onRetry={onRetry} />;
  return <JobCardSkeleton />;
}

export function TopResults(props: Props) {
  if (props.jobs?.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="top-results">
      <SectionHead id="top-results" title={<Trans>Top Results</Trans>} aside={<MoreJobsLink />} />
      <Results {...props} />
    </section>
  );
}
