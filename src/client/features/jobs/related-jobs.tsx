/** The jobs related to one job, as a carousel (product 2.6). */
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { Carousel } from '#client/ui/carousel.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { carouselAutoplayMs } from '#client/ui/timings.ts';
import { JobCard } from './job-card.tsx';
import { MoreJobsLink } from './more-jobs-link.tsx';

/** More than fit beside each other; the others come in a frame of their own. */
const atFirst = 4;

export function RelatedJobs({ jobs }: { jobs: readonly JobListItem[] }) {
  const { t } = useLingui();
  const drawn = useDeferredValue(jobs, jobs.slice(0, atFirst));
  return (
    <section>
      <SectionHead title={t`Related Jobs`} aside={<MoreJobsLink />} />
      <Carousel label={t`Related Jobs`} autoplayMs={carouselAutoplayMs}>
        {drawn.map((job) => (
          <JobCard key={job.job_id} job={job} tall />
        ))}
      </Carousel>
    </section>
  );
}
