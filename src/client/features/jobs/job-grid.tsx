/** Job cards in one to three columns. */
import { memo, startTransition, useEffect, useState } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { useAfterFirstRender } from '#client/ui/page-content.tsx';
import { JobCard } from './job-card.tsx';

/** More than a phone shows, and two rows of a wide screen. */
const atFirst = 6;

/** What is there at first is drawn at once, what comes later card by card: several in a frame hold a cheap phone up. */
function useOneByOne(jobs: readonly JobListItem[]): readonly JobListItem[] {
  const { length } = jobs;
  const [drawn, setDrawn] = useState(length);
  if (drawn > length) setDrawn(length);
  useEffect(() => {
    if (drawn >= length) return undefined;
    // Beside the frame, not in it, or drawing and laying out were one task.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, length]);
  return jobs.slice(0, drawn);
}

/** A page more leaves the cards that are there as they are. */
const Card = memo(JobCard);

type Props = { jobs: readonly JobListItem[]; withoutCompany?: boolean };

export function JobGrid({ jobs, withoutCompany = false }: Props) {
  const isLater = useAfterFirstRender();
  const drawn = useOneByOne(jobs);
  return (
    <ul className="kg-grid" data-more-to-come={isLater ? undefined : ''}>
      {(isLater ? drawn : jobs.slice(0, atFirst)).map((job) => (
        <li key={job.job_id}>
          <Card job={job} withoutCompany={withoutCompany} />
        </li>
      ))}
    </ul>
  );
}
