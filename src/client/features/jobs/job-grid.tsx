/** Job cards in one to three columns. */
import { type JobListItem } from '#contract/jobs.ts';
import { useAfterFirstRender } from '#client/ui/after-first-render.ts';
import { JobCard } from './job-card.tsx';

/** More than a phone shows, and two rows of a wide screen. */
const atFirst = 6;

export function JobGrid({ jobs }: { jobs: readonly JobListItem[] }) {
  const isLater = useAfterFirstRender();
  return (
    <ul className="kg-grid" data-more-to-come={isLater ? undefined : ''}>
      {(isLater ? jobs : jobs.slice(0, atFirst)).map((job) => (
        <li key={job.job_id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
