/** The jobs related to one job, as a carousel (product 2.6). */
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { JobCarousel, MoreJobsLink } from '../card/job-carousel.tsx';

/** More than fit in view; the others are rendered in a later frame. */
const firstCount = 4;

type Props = {
  jobs: readonly JobListItem[];
  /** The occupation of the job that this page shows. */
  occupation: string | null;
};

export function RelatedJobs({ jobs, occupation }: Props) {
  const { t } = useLingui();
  const rendered = useDeferredValue(jobs, jobs.slice(0, firstCount));
  return (
    <section>
      <SectionHead
        title={t`Related Jobs`}
        aside={<MoreJobsLink search={occupation ? { occupation } : {}} />}
      />
      <JobCarousel label={t`Related Jobs`} jobs={rendered} />
    </section>
  );
}
