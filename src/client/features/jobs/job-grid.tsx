/** Job cards in one to three columns. */
import { type JobListItem } from '#contract/jobs.ts';
import { JobCard } from './job-card.tsx';

export function JobGrid({ jobs }: { jobs: readonly JobListItem[] }) {
  return (
    <ul className="kg-grid">
      {jobs.map((job) => (
        <li key={job.job_id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
