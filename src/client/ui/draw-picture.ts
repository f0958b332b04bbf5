/** What pictures that people keep or pass on have in common: size, colours, fonts, head and lines, in the light theme. */
import { linesOf } from './text-lines.ts';

export type Pen = CanvasRenderingContext2D;
export type DrawnText = { readonly font: string; readonly colour: string; readonly height: number };

export const pictureWidth = 1080;
export const pictureMargin = 64;
export const pictureInside = pictureWidth - 2 * pictureMargin;
export const pictureColours = {
  plum: '#711b52',
  marigold: '#ffb11f',
  paper: '#ffffff',
  ink: '#22131c',
  soft: '#5d4a56',
  pay: '#1d6b45',
} as const;
const head = 136;
const thread = 12;
const hem = 3 * thread;
/** Where what stands under the head begins. */
export const pictureTop = head + hem + 44;

export const fontOf = (weight: number, pixels: number, family: string): string =>
  [weight, `${pixels}px`, family].join(' ');

/** The page's own fonts, which know both scripts. */
export function pageFonts(): { readonly text: string; readonly head: string } {
  const style = getComputedStyle(document.documentElement);
  return { text: style.getPropertyValue('--kg-font'), head: style.getPropertyValue('--kg-font-head') };
}

/** The lines of a text as wide as the picture allows. */
export function wrapped(pen: Pen, text: string, font: string): readonly string[] {
  pen.font = font;
  return linesOf(text, pictureInside, (part) => pen.measureText(part).width);
}

/** Writes lines below each other. */
export function write(pen: Pen, lines: readonly string[], text: DrawnText, top: number): void {
  const { colour, height } = text;
  pen.font = text.font;
  pen.fillStyle = colour;
  lines.forEach((line, at) => pen.fillText(line, pictureMargin, top + (at + 0.5) * height));
}

/** A sheet of paper of this height. A canvas forgets how it wrote when its size changes. */
export function beginPicture(pen: Pen, height: number): void {
  pen.canvas.width = pictureWidth;
  pen.canvas.height = height;
  pen.textBaseline = 'middle';
  pen.fillStyle = pictureColours.paper;
  pen.fillRect(0, 0, pictureWidth, height);
}

/** The brand's knot and a title on plum, and its hem below. */
export function drawHead(pen: Pen, title: string): void {
  pen.fillStyle = pictureColours.plum;
  pen.fillRect(0, 0, pictureWidth, head + hem);
  const knot = (x: number, y: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.fillRect(pictureMargin + x * 22, head / 2 - 22 + y * 22, 22, 22);
  };
  knot(0, 0, pictureColours.paper);
  knot(1, 1, pictureColours.paper);
  knot(1, 0, pictureColours.marigold);
  knot(0, 1, '#b98da9');
  pen.font = fontOf(600, 52, pageFonts().head);
  pen.fillStyle = pictureColours.paper;
  pen.fillText(title, pictureMargin + 68, head / 2, pictureInside - 68);
  pen.fillStyle = pictureColours.marigold;
  for (let y = 0; y < hem; y += thread)
    for (let x = 0; x < pictureWidth; x += thread) {
      const crossings = Number((x / thread) % 2 === 0) + Number((y / thread) % 2 === 0);
      pen.globalAlpha = crossings * 0.45;
      pen.fillRect(x, head + y, thread, thread);
    }
  pen.globalAlpha = 1;
}

/** Null where the browser does not give it. */
export const pictureOf = (pen: Pen): Promise<Blob | null> =>
  new Promise((resolve) => pen.canvas.toBlob(resolve, 'image/png'));
