/** A job's facts as a picture in the reader's language, drawn on this phone and given to its own sheet, or to the downloads. */
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type JobDetail } from '#contract/jobs.ts';
import { keepFiles } from '#client/data/keep-files.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { useDates } from '#client/language/dates.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-text.ts';
import { notify } from '#client/ui/notices.ts';
import { drawJob, type JobPicture } from './draw-job.ts';

function useJobPicture(): (url: string, job: JobDetail) => JobPicture {
  const { t } = useLingui();
  const label = useOptionLabel();
  const payText = usePayText();
  const placeText = usePlaceText();
  const companyName = useCompanyName();
  const { dayAndMonth } = useDates();
  return (url, job) => {
    const facts: readonly (readonly [term: string, value: string])[] = [
      [t`Location`, placeText(job)],
      [t`Job Type`, label(job.job_type)],
      [t`Apply by`, job.expires_on ? dayAndMonth(job.expires_on) : ''],
    ];
    return {
      title: t`Job`,
      name: job.name,
      company: job.company ? companyName(job.company).name : '',
      pay: payText(job, 'long'),
      facts: facts.filter(([, value]) => value !== '').map(([term, value]) => `${term}: ${value}`),
      url,
    };
  };
}

export function useSharePicture(url: string, job: JobDetail | undefined) {
  const { t } = useLingui();
  const pictureOf = useJobPicture();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const blob = job ? await drawJob(pictureOf(url, job)) : null;
      if (!blob) throw new Error('This browser draws no pictures.');
      await keepFiles(new File([blob], `karngea-${job?.job_id ?? 0}.png`, { type: blob.type }));
    },
    onError: () => notify('red', t`The picture could not be made. Copy the link instead.`),
  });
  return { isPending, share: () => mutate() };
}
