/** The jobs related to one job, as a carousel (spec §2 /jobDetail). */
import { useLingui } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { Carousel } from '#client/ui/carousel.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { carouselAutoplayMs } from '#client/ui/timings.ts';
import { JobCard } from './job-card.tsx';
import { MoreJobsLink } from './more-jobs-link.tsx';

export function RelatedJobs({ jobs }: { jobs: readonly JobListItem[] }) {
  const { t } = useLingui();
  return (
    <section>
      <SectionHead title={t`Related Jobs`} aside={<MoreJobsLink />} />
      <Carousel label={t`Related Jobs`} autoplayMs={carouselAutoplayMs}>
        {jobs.map((job) => (
          <JobCard key={job.job_id} job={job} tall />
        ))}
      </Carousel>
    </section>
  );
}
