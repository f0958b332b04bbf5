/** Draws a job's facts as a picture to pass on, with the link as a QR code. Knows no texts. */
import { encode } from 'uqr';
import { productNames } from '#contract/product-names.ts';
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

/** What the picture says; what is empty is left out. */
export type JobPicture = {
  readonly title: string;
  readonly name: string;
  readonly company: string;
  readonly pay: string;
  readonly facts: readonly string[];
  readonly url: string;
};

const codeSide = 300;

function drawCode(pen: Pen, url: string, top: number): void {
  const { data, size } = encode(url, { border: 2 });
  pen.save();
  pen.translate((pictureWidth - codeSide) / 2, top);
  pen.scale(codeSide / size, codeSide / size);
  pen.fillStyle = pictureColours.ink;
  pen.fill(new Path2D(qrPath(data)));
  pen.restore();
}

/** Null where the browser does not give it. */
export async function drawJob({ title, name, company, pay, facts, url }: JobPicture): Promise<Blob | null> {
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
  beginPicture(pen, textEnd + 40 + codeSide + 16 + addressLines.length * address.height + pictureMargin);
  drawHead(pen, [...productNames.slice(0, 1), title].join(' · '));
  let top = pictureTop;
  for (const { lines, ...part } of parts) {
    write(pen, lines, part, top);
    top += lines.length * part.height;
  }
  drawCode(pen, url, textEnd + 40);
  pen.textAlign = 'center';
  pen.font = address.font;
  pen.fillStyle = address.colour;
  addressLines.forEach((line, at) =>
    pen.fillText(line, pictureWidth / 2, textEnd + 56 + codeSide + (at + 0.5) * address.height),
  );
  return pictureOf(pen);
}
