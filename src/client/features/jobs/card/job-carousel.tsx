/** Job cards as a carousel, and the link to the whole list beside its heading (product 2.4, 2.6). */
import { Trans } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { Carousel } from '#client/ui/carousel.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { JobCard } from './job-card.tsx';

type Props = { label: string; jobs: readonly JobListItem[] };

export const JobCarousel = ({ label, jobs }: Props) => (
  <Carousel label={label}>
    {jobs.map((job) => (
      <JobCard key={job.job_id} job={job} tall />
    ))}
  </Carousel>
);

/** Screen readers read “See more jobs”. */
export const MoreJobsLink = () => (
  <TextLink to="/jobs">
    <Trans>
      See more<span className="kg-visually-hidden"> jobs</span>
    </Trans>
  </TextLink>
);
