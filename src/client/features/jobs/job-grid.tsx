/** Job cards in one to three columns. */
import { memo } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { useAfterFirstRender } from '#client/ui/after-first-render.ts';
import { JobCard } from './job-card.tsx';

/** More than a phone shows, and two rows of a wide screen. */
const atFirst = 6;

/** A page more leaves the cards that are there as they are. */
const Card = memo(JobCard);

type Props = { jobs: readonly JobListItem[]; withoutCompany?: boolean };

export function JobGrid({ jobs, withoutCompany = false }: Props) {
  const isLater = useAfterFirstRender();
  return (
    <ul className="kg-grid" data-more-to-come={isLater ? undefined : ''}>
      {(isLater ? jobs : jobs.slice(0, atFirst)).map((job) => (
        <li key={job.job_id}>
          <Card job={job} withoutCompany={withoutCompany} />
        </li>
      ))}
    </ul>
  );
}
