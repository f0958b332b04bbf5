/** Draws a job's poster for a gate or a wall as a PDF of one A4 page with a QR code (product 2.66). */
import { type SKRSContext2D } from '@napi-rs/canvas';
import { encode } from 'uqr';
import { type Poster } from '#contract/poster.ts';
import { breakLines } from './break-lines.ts';
import { createPdf, rewriteText } from './rewrite-text.ts';
import { page, type TextStyle } from './cv-densities.ts';
import { createMeasure, drawBand, prepare, setStyle } from './draw-cv.ts';

const width = page.width - 2 * page.margin;
const qrSide = 190;
/** The QR code with its texts, at the foot of the page. */
const footHeight = qrSide + 96;
const textHeight = page.height - 2 * page.margin - footHeight - 16;
/** Long texts are drawn smaller, until they fit. */
const scales = [1, 0.85, 0.7, 0.58, 0.48, 0.4];

type Line = {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
};
type Colour = TextStyle['colour'];

/** The lines, centred, and their height. */
function layOut(
  { company, name, pay, facts }: Poster,
  scale: number,
  measure: ReturnType<typeof createMeasure>,
) {
  const lines: Line[] = [];
  let y = 0;
  const add = (text: string, points: number, colour: Colour, { isBold = true, space = 0 } = {}) => {
    const style: TextStyle = { size: points * scale, isBold, colour };
    y += space * scale;
    for (const fragments of breakLines([{ text, style }], width, measure)) {
      const last = fragments.at(-1);
      const lineWidth = last ? last.x + last.width : 0;
      y += style.size * 1.5;
      for (const { text: part, x } of fragments)
        lines.push({
          text: part,
          style,
          x: page.margin + (width - lineWidth) / 2 + x,
          y: y - style.size * 0.4,
        });
    }
  };
  for (const [at, text] of company.entries()) add(text, 18, 'ink', { space: at === 0 ? 8 : 0 });
  add(name, 38, 'plum', { space: 8 });
  for (const [at, text] of pay.entries()) add(text, 26, 'ink', { space: at === 0 ? 12 : 0 });
  for (const { label, lines: texts } of facts) {
    add(label, 11, 'soft', { isBold: false, space: 12 });
    for (const text of texts) add(text, 17, 'ink');
  }
  return { lines, height: y };
}

function drawQrCode(context: SKRSContext2D, url: string, top: number): void {
  const { data, size } = encode(url, { border: 0, ecc: 'M' });
  const module = qrSide / size;
  const left = (page.width - qrSide) / 2;
  context.fillStyle = '#000000';
  context.beginPath();
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.rect(left + x * module, top + y * module, module, module);
  context.fill();
}

export function drawPoster(poster: Poster): Uint8Array {
  const measure = createMeasure();
  const layouts = scales.map((scale) => layOut(poster, scale, measure));
  const { lines } = layouts.find(({ height }) => height <= textHeight) ?? layouts.at(-1) ?? { lines: [] };
  const pdf = createPdf(poster.name);
  // The type lacks what the library's own contexts add.
  const context = prepare(pdf.beginPage(page.width, page.height) as SKRSContext2D);
  drawBand(context);
  const drawn: string[] = [];
  const draw = (text: string, style: TextStyle, x: number, y: number) => {
    setStyle(context, style);
    context.fillText(text, x, y);
    drawn.push(text);
  };
  for (const { text, style, x, y } of lines) {
    if (y > textHeight) break;
    draw(text, style, x, page.margin + y);
  }
  let y = page.height - page.margin - footHeight + 16;
  const centred = (text: string, style: TextStyle) =>
    draw(text, style, (page.width - measure(text, style)) / 2, y);
  for (const text of poster.scan) {
    centred(text, { size: 14, isBold: true, colour: 'plum' });
    y += 24;
  }
  drawQrCode(context, poster.url, y);
  context.annotateLinkUrl((page.width - qrSide) / 2, y, (page.width + qrSide) / 2, y + qrSide, poster.url);
  y += qrSide + 18;
  const [address = ''] = poster.url.split('?');
  centred(address.replace(/^https?:\/\//, ''), { size: 10, isBold: false, colour: 'soft' });
  pdf.endPage();
  return rewriteText(pdf.close(), [drawn]);
}
