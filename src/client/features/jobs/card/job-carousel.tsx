/** Job cards as a carousel, and the link to the whole list beside its heading (product 2.4, 2.6). */
import { Trans } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { Carousel } from '#client/ui/carousel.tsx';
import { type SearchTerms } from '../search/search-terms.ts';
import { TextLink } from '#client/ui/button.tsx';
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
export const MoreJobsLink = ({ search = {} }: { search?: SearchTerms }) => (
  <TextLink to="/jobs" search={search}>
    <Trans>
      See more<span className="kg-visually-hidden"> jobs</span>
    </Trans>
  </TextLink>
);
