/** Reads a job aloud: name, pay, place and texts. */
import { type JobDetail } from '#contract/jobs.ts';
import { plainText } from '#contract/description-markup.ts';
import { ReadAloud } from '#client/forms/read-aloud.tsx';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';

type Props = { job: JobDetail; shape: 'icon' | 'word' };

export function ReadJob({ job, shape }: Props) {
  const payText = usePayText();
  const placeText = usePlaceText();
  const texts = [
    job.name,
    payText(job, 'long'),
    placeText(job),
    plainText(job.description),
    ...job.requirements,
    ...job.responsibilities,
  ];
  return <ReadAloud texts={texts} shape={shape} />;
}
