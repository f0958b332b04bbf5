/** Draws a job's facts as a picture on the device, and shares or downloads it. */
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { encode } from 'uqr';
import { type JobDetail } from '#contract/jobs.ts';
import { keepFiles } from '#client/data/keep-files.ts';
import { useCompanyName } from '#client/language/names.ts';
import { useDates } from '#client/language/dates.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { notify } from '#client/ui/notices.ts';
import { productNames } from '#contract/site.ts';
import {
  beginPicture,
  drawHead,
  fontOf,
  pageFonts,
  type Pen,
  pictureColours,
  pictureMargin,
  pictureOf,
  pictureTop,
  pictureWidth,
  wrapped,
  write,
} from '#client/ui/drawn-picture.ts';
import { qrPath } from '#client/ui/qr-squares.ts';

/** The texts of the picture; empty ones are left out. */
type JobPicture = {
  readonly title: string;
  readonly name: string;
  readonly company: string;
  readonly pay: string;
  readonly facts: readonly string[];
  readonly url: string;
};

const qrCodeSide = 300;

function drawQrCode(pen: Pen, url: string, top: number): void {
  const { data, size } = encode(url, { border: 2 });
  pen.save();
  pen.translate((pictureWidth - qrCodeSide) / 2, top);
  pen.scale(qrCodeSide / size, qrCodeSide / size);
  pen.fillStyle = pictureColours.ink;
  pen.fill(new Path2D(qrPath(data)));
  pen.restore();
}

/** Null if the browser cannot draw it. */
async function drawJob({ title, name, company, pay, facts, url }: JobPicture): Promise<Blob | null> {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  const { text, head } = pageFonts();
  const { ink, soft, pay: green } = pictureColours;
  const parts = [
    { lines: [name], font: fontOf(600, 64, head), colour: ink, height: 96 },
    { lines: [company], font: fontOf(400, 44, text), colour: soft, height: 70 },
    { lines: [pay], font: fontOf(600, 56, head), colour: green, height: 92 },
    { lines: facts, font: fontOf(400, 44, text), colour: ink, height: 72 },
  ].map((part) => ({ ...part, lines: part.lines.flatMap((line) => wrapped(pen, line, part.font)) }));
  const textEnd = parts.reduce((top, { lines, height }) => top + lines.length * height, pictureTop);
  const address = { font: fontOf(400, 36, text), colour: soft, height: 56 };
  const addressLines = wrapped(pen, url, address.font);
  beginPicture(pen, textEnd + 40 + qrCodeSide + 16 + addressLines.length * address.height + pictureMargin);
  drawHead(pen, [...productNames.slice(0, 1), title].join(' · '));
  let top = pictureTop;
  for (const { lines, ...part } of parts) {
    write(pen, lines, part, top);
    top += lines.length * part.height;
  }
  drawQrCode(pen, url, textEnd + 40);
  pen.textAlign = 'center';
  pen.font = address.font;
  pen.fillStyle = address.colour;
  addressLines.forEach((line, index) =>
    pen.fillText(line, pictureWidth / 2, textEnd + 56 + qrCodeSide + (index + 0.5) * address.height),
  );
  return pictureOf(pen);
}

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
    onError: () => notify('red', t`The picture couldn't be created. Copy the link instead.`),
  });
  return { isPending, share: () => mutate() };
}
