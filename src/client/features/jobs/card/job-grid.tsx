/** Job cards in one to three columns. */
import { memo, startTransition, useEffect, useState } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { useAfterFirstRender } from '#client/ui/after-first-render.ts';
import { JobCard } from './job-card.tsx';

/** More than fit on a phone, and two rows on a wide screen. */
const firstCount = 6;

/** Renders added jobs one per frame, because several in a frame block a slow phone. */
function useOnePerFrame(jobs: readonly JobListItem[]): readonly JobListItem[] {
  const { length } = jobs;
  const [rendered, setRendered] = useState(length);
  if (rendered > length) setRendered(length);
  useEffect(() => {
    if (rendered >= length) return undefined;
    // A transition, so that rendering and layout are separate tasks.
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(rendered + 1)));
    return () => cancelAnimationFrame(frame);
  }, [rendered, length]);
  return jobs.slice(0, rendered);
}

/** Memoised, so that another page does not render the existing cards again. */
const Card = memo(JobCard);

type Props = { jobs: readonly JobListItem[]; withoutCompany?: boolean };

export function JobGrid({ jobs, withoutCompany = false }: Props) {
  const isLater = useAfterFirstRender();
  const rendered = useOnePerFrame(jobs);
  return (
    <ul className="kg-grid" data-more-to-come={isLater ? undefined : ''}>
      {(isLater ? rendered : jobs.slice(0, firstCount)).map((job) => (
        <li key={job.job_id}>
          <Card job={job} withoutCompany={withoutCompany} />
        </li>
      ))}
    </ul>
  );
}
