/** Draws PNG pictures that people save or share: shared sizes, colours, fonts and header, always in the light theme. */
import { linesOf } from './text-lines.ts';

export type Pen = CanvasRenderingContext2D;
type DrawnText = { readonly font: string; readonly colour: string; readonly height: number };

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
/** The y coordinate below the header. */
export const pictureTop = head + hem + 44;

export const fontOf = (weight: number, pixels: number, family: string): string =>
  [weight, `${pixels}px`, family].join(' ');

/** The page's fonts, which cover both scripts. */
export function pageFonts(): { readonly text: string; readonly head: string } {
  const style = getComputedStyle(document.documentElement);
  return { text: style.getPropertyValue('--kg-font'), head: style.getPropertyValue('--kg-font-head') };
}

/** Breaks a text into lines that fit between the margins. */
export function wrapText(pen: Pen, text: string, font: string): readonly string[] {
  pen.font = font;
  return linesOf(text, pictureInside, (part) => pen.measureText(part).width);
}

/** Draws lines from `top` downwards. */
export function write(pen: Pen, lines: readonly string[], text: DrawnText, top: number): void {
  const { colour, height } = text;
  pen.font = text.font;
  pen.fillStyle = colour;
  lines.forEach((line, at) => pen.fillText(line, pictureMargin, top + (at + 0.5) * height));
}

/** Clears the canvas to white at this height. Resizing a canvas resets its text settings. */
export function startPicture(pen: Pen, height: number): void {
  pen.canvas.width = pictureWidth;
  pen.canvas.height = height;
  pen.textBaseline = 'middle';
  pen.fillStyle = pictureColours.paper;
  pen.fillRect(0, 0, pictureWidth, height);
}

/** Draws the logo and a title on plum, and the hem below. */
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

/** Null if the browser can't encode it. */
export const pictureToPng = (pen: Pen): Promise<Blob | null> =>
  new Promise((resolve) => pen.canvas.toBlob(resolve, 'image/png'));
