/** Reads a job aloud in the listener's language: name, pay, place, hours, what is provided, start; then the long texts. */
import { useLingui } from '@lingui/react/macro';
import { type JobDetail } from '#contract/jobs.ts';
import { plainText } from '#contract/description-markup.ts';
import { ReadAloud } from '#client/forms/read-aloud.tsx';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { useConditionTexts } from './job-conditions.tsx';

/** Voices read "$" and "–" in many ways: "$230–280" becomes "230 to 280 dollars". */
const dollars = /\$\s?([\d,.]*\d)(?:\s?[-–~]\s?\$?([\d,.]*\d))?/g;
const riels = /([\d,.]*\d)(?:\s?[-–~]\s?([\d,.]*\d))?\s?៛/g;

function useSpokenPay(): (pay: string) => string {
  const { t } = useLingui();
  return (pay) =>
    pay
      .replace(dollars, (_, from: string, to?: string) =>
        to ? t`${from} to ${to} dollars` : t`${from} dollars`,
      )
      .replace(riels, (_, from: string, to?: string) => (to ? t`${from} to ${to} riels` : t`${from} riels`));
}

type Props = { job: JobDetail; shape: 'icon' | 'word' };

export function ReadJob({ job, shape }: Props) {
  const { t } = useLingui();
  const payText = usePayText();
  const placeText = usePlaceText();
  const spokenPay = useSpokenPay();
  const { hours, provided, start } = useConditionTexts()(job.conditions ?? {});
  const provisions = provided.map(({ text }) => text).join(', ');
  const texts = [
    job.name,
    spokenPay(payText(job, 'long')),
    placeText(job),
    ...hours.map(({ text }) => text),
    ...(provisions ? [t`The employer provides: ${provisions}`] : []),
    ...start.map(({ text }) => text),
    plainText(job.description),
    ...job.requirements,
    ...job.responsibilities,
  ];
  return <ReadAloud texts={texts} shape={shape} />;
}
