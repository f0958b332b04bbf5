/** The jobs related to one job, as a carousel (spec §2 /jobDetail). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { Carousel } from '#client/ui/carousel.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { carouselAutoplayMs } from '#client/ui/timings.ts';
import { JobCard } from './job-card.tsx';

export function RelatedJobs({ jobs }: { jobs: readonly JobListItem[] }) {
  const { t } = useLingui();
  return (
    <section>
      <SectionHead
        title={t`Related Jobs`}
        aside={
          <TextLink to="/jobs">
            <Trans>See more</Trans>
          </TextLink>
        }
      />
      <Carousel label={t`Related Jobs`} autoplayMs={carouselAutoplayMs}>
        {jobs.map((job) => (
          <JobCard key={job.job_id} job={job} tall />
        ))}
      </Carousel>
    </section>
  );
}
