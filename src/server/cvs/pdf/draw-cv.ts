/** Draws a CV as a PDF of A4 pages with embedded fonts and selectable text (product 7.42). */
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { type CvOutline } from '#contract/cv-outline.ts';
import { createPdf, rewriteText } from './rewrite-text.ts';
import { columnWidthOf, densities, type Density, page, pagesWanted, type TextStyle } from './cv-densities.ts';
import { layOutRows, type Measure, type PlacedRow, placeOnPages } from './cv-rows.ts';

/** scripts/build-server.mjs copies the fonts beside the bundle. */
const fontFolder = new URL(import.meta.url).pathname.endsWith('.ts')
  ? '../../../../node_modules/@expo-google-fonts/'
  : './fonts/';
const fontFiles = {
  CvLatin: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  CvLatinBold: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  CvKhmer: 'noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf',
  CvKhmerBold: 'noto-sans-khmer/600SemiBold/NotoSansKhmer_600SemiBold.ttf',
};
for (const [name, file] of Object.entries(fontFiles))
  GlobalFonts.register(readFileSync(new URL(fontFolder + file, import.meta.url)), name);

const colours = { ink: '#22131c', soft: '#5d4a56', plum: '#711b52', marigold: '#ffb11f', line: '#e3d5dd' };
const bandHeight = 12;
const check = bandHeight / 3;

/** Khmer first, which has Latin letters too: spaces and digits of another font would divide Khmer lines into many runs. */
export function setStyle(context: SKRSContext2D, { size, isBold, colour }: TextStyle): void {
  context.font = `${size}px ${isBold ? 'CvKhmerBold, CvLatinBold' : 'CvKhmer, CvLatin'}`;
  context.fillStyle = colours[colour];
}

/** Ligatures would be copied and searched as single characters. */
export function prepare(context: SKRSContext2D): SKRSContext2D {
  context.fontFeatureSettings = '"liga" 0';
  return context;
}

/** Measures each word once at each weight, because texts repeat most of them and widths grow with the size. */
export function createMeasure(): Measure {
  const size = 100;
  const [regular, bold] = [false, true].map((isBold) => {
    const context = prepare(createCanvas(1, 1).getContext('2d'));
    setStyle(context, { size, isBold, colour: 'ink' });
    const widths = new Map<string, number>();
    return (text: string): number => {
      let width = widths.get(text);
      if (width === undefined) widths.set(text, (width = context.measureText(text).width / size));
      return width;
    };
  }) as [(text: string) => number, (text: string) => number];
  return (text, style) => (style.isBold ? bold : regular)(text) * style.size;
}

/** The woven band of the brand along the top of the first page. */
export function drawBand(context: SKRSContext2D): void {
  context.fillStyle = colours.plum;
  context.fillRect(0, 0, page.width, bandHeight);
  context.fillStyle = colours.marigold;
  context.beginPath();
  for (let row = 0; row < 3; row += 1)
    for (let x = (row % 2) * check; x < page.width; x += 2 * check)
      context.rect(x, row * check, check, check);
  context.fill();
}

/** Markup was sanitised when it was stored; other schemes never become links. */
const linked = /^(?:https?:|mailto:|tel:)/i;

function drawRow(context: SKRSContext2D, { row, left, top }: PlacedRow, columnWidth: number): void {
  for (const { text, style, href, x, width } of row.fragments) {
    setStyle(context, style);
    context.fillText(text, left + x, top + row.baseline);
    if (href !== undefined && linked.test(href))
      context.annotateLinkUrl(left + x, top, left + x + width, top + row.height, href);
  }
  if (!row.isHeading) return;
  context.fillStyle = colours.line;
  context.fillRect(left, top + row.height, columnWidth, 0.75);
}

const footerStyle: TextStyle = { size: 8, isBold: false, colour: 'soft' };

/** In the margin: the name, and which page this is of how many. Returns the texts as drawn. */
function drawFooter(
  context: SKRSContext2D,
  { name, number, margin }: { name: string; number: string; margin: number },
  measure: Measure,
): string[] {
  const y = page.height - margin / 2;
  setStyle(context, footerStyle);
  const right = page.width - margin - measure(number, footerStyle);
  context.fillText(number, right, y);
  let shown = name;
  while (measure(shown, footerStyle) > right - margin - 20) shown = shown.slice(0, -10);
  context.fillText(shown, margin, y);
  return [number, shown];
}

const charactersIn = ({ parts }: CvOutline): number =>
  parts
    .flatMap(({ entries }) => entries.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs)))
    .reduce((sum, { text }) => sum + text.length, 0);

/** At the normal size, or the first smaller one that takes few enough pages. */
function layOut(outline: CvOutline, measure: Measure) {
  const characters = charactersIn(outline);
  const possible = densities.filter(({ charactersAtMost }) => characters <= charactersAtMost);
  let density: Density = densities[0];
  let pages: ReturnType<typeof placeOnPages> = [];
  for (density of possible) {
    pages = placeOnPages(layOutRows(outline, density, measure), density);
    if (pages.length <= pagesWanted) break;
  }
  return { density, pages };
}

export function drawCv(outline: CvOutline): Uint8Array {
  const measure = createMeasure();
  const { density, pages } = layOut(outline, measure);
  const pdf = createPdf(outline.name);
  const texts: string[][] = [];
  for (const [at, rows] of pages.entries()) {
    // The type lacks what the library's own contexts add.
    const context = prepare(pdf.beginPage(page.width, page.height) as SKRSContext2D);
    if (at === 0) drawBand(context);
    for (const row of rows) drawRow(context, row, columnWidthOf(density));
    const drawn = rows.flatMap(({ row }) => row.fragments.map(({ text }) => text));
    const number = `${at + 1} / ${pages.length}`;
    if (pages.length > 1)
      drawn.push(...drawFooter(context, { name: outline.name, number, margin: density.margin }, measure));
    texts.push(drawn);
    pdf.endPage();
  }
  return rewriteText(pdf.close(), texts);
}
