/** Draws recovery codes as a picture to keep (product 2.38), in the light theme's colours. Knows no texts. */
import { productNames } from '#contract/product-names.ts';
import { linesOf } from './text-lines.ts';

/** What the picture says. */
export type CodesPicture = {
  readonly name: string;
  readonly codes: readonly string[];
  readonly title: string;
  readonly howTo: string;
  readonly date: string;
};

const width = 1080;
const margin = 64;
const inside = width - 2 * margin;
const head = 136;
const thread = 12;
const hem = 3 * thread;
const row = 116;
const colours = { plum: '#711b52', marigold: '#ffb11f', paper: '#ffffff', ink: '#22131c', soft: '#5d4a56' };

type Pen = CanvasRenderingContext2D;
type Text = { readonly font: string; readonly colour: string; readonly height: number };

const font = (weight: number, pixels: number, family: string): string =>
  [weight, `${pixels}px`, family].join(' ');

/** The page's own fonts, which know both scripts. */
function fontsOf(): Readonly<Record<'brand' | 'name' | 'code' | 'small', string>> {
  const style = getComputedStyle(document.documentElement);
  const text = style.getPropertyValue('--kg-font');
  return {
    brand: font(600, 52, style.getPropertyValue('--kg-font-head')),
    name: font(600, 48, text),
    code: font(500, 58, 'monospace'),
    small: font(400, 40, text),
  };
}

/** Writes lines below each other. */
function write(pen: Pen, lines: readonly string[], text: Text, top: number): void {
  const { colour, height } = text;
  pen.font = text.font;
  pen.fillStyle = colour;
  lines.forEach((line, at) => pen.fillText(line, margin, top + (at + 0.5) * height));
}

function drawHead(pen: Pen, title: string, face: string): void {
  pen.fillStyle = colours.plum;
  pen.fillRect(0, 0, width, head + hem);
  const knot = (x: number, y: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.fillRect(margin + x * 22, head / 2 - 22 + y * 22, 22, 22);
  };
  knot(0, 0, colours.paper);
  knot(1, 1, colours.paper);
  knot(1, 0, colours.marigold);
  knot(0, 1, '#b98da9');
  pen.font = face;
  pen.fillStyle = colours.paper;
  pen.fillText([...productNames.slice(0, 1), title].join(' · '), margin + 68, head / 2, inside - 68);
  pen.fillStyle = colours.marigold;
  for (let y = 0; y < hem; y += thread)
    for (let x = 0; x < width; x += thread) {
      const crossings = Number((x / thread) % 2 === 0) + Number((y / thread) % 2 === 0);
      pen.globalAlpha = crossings * 0.45;
      pen.fillRect(x, head + y, thread, thread);
    }
  pen.globalAlpha = 1;
}

/** Null where the browser does not give it. */
export async function drawCodes(picture: CodesPicture): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const fonts = fontsOf();
  const wrapped = (text: string, face: string) => {
    pen.font = face;
    return linesOf(text, inside, (part) => pen.measureText(part).width);
  };
  const name = wrapped(picture.name, fonts.name);
  const howTo = [...wrapped(picture.howTo, fonts.small), picture.date];
  const nameText = { font: fonts.name, colour: colours.ink, height: 76 };
  const smallText = { font: fonts.small, colour: colours.soft, height: 66 };
  const codesTop = head + hem + 44 + name.length * nameText.height + 16;
  const codesEnd = codesTop + Math.ceil(picture.codes.length / 2) * row;
  canvas.width = width;
  canvas.height = codesEnd + 20 + howTo.length * smallText.height + 48;
  // A canvas forgets how it wrote when its size changes.
  pen.textBaseline = 'middle';
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, canvas.height);
  drawHead(pen, picture.title, fonts.brand);
  write(pen, name, nameText, head + hem + 44);
  pen.font = fonts.code;
  pen.fillStyle = colours.ink;
  picture.codes.forEach((code, at) =>
    pen.fillText(code, margin + (at % 2) * (inside / 2), codesTop + (Math.floor(at / 2) + 0.5) * row),
  );
  write(pen, howTo, smallText, codesEnd + 20);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
