/** /createjob/1 to /4 (product 2.7): a new posting, one like an earlier job, or changes to a job, as the address says. */
import { useParams, useSearch } from '@tanstack/react-router';
import { type Step, steps } from './draft-rules.ts';
import { EditPosting } from './edit-posting.tsx';
import { NewPosting } from './new-posting.tsx';
import { PostAgain } from './post-again.tsx';

const stepOf = (text: string | undefined): Step | undefined => steps.find((step) => String(step) === text);

export function PostingScreen() {
  const step = stepOf(useParams({ strict: false }).step);
  const { edit, again } = useSearch({ strict: false });
  if (edit) return <EditPosting key={edit} jobId={edit} step={step} />;
  if (typeof again === 'number') return <PostAgain key={again} jobId={again} />;
  return <NewPosting step={step} />;
}
