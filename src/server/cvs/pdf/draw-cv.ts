/** Draws a CV as a PDF of A4 pages with embedded fonts and selectable text (product 7.42). */
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { type CvOutline } from '#contract/cv-outline.ts';
import { addActualText } from './actual-text.ts';
import { layOutRows, type Measure, page, type Row, splitIntoPages, type TextStyle } from './cv-rows.ts';

/** scripts/build-server.mjs copies the fonts beside the bundle. */
const fontFolder = new URL(import.meta.url).pathname.endsWith('.ts')
  ? '../../../../node_modules/@expo-google-fonts/'
  : './fonts/';
/** Latin first: both files have digits. */
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

export function setStyle(context: SKRSContext2D, { size, isBold, colour }: TextStyle): void {
  context.font = `${size}px ${isBold ? 'CvLatinBold, CvKhmerBold' : 'CvLatin, CvKhmer'}`;
  context.fillStyle = colours[colour];
}

/** Ligatures would be copied and searched as single characters. */
export function prepare(context: SKRSContext2D): SKRSContext2D {
  context.fontFeatureSettings = '"liga" 0';
  return context;
}

/** Measures each word once, because texts repeat most of them. */
export function createMeasure(): Measure {
  const context = prepare(createCanvas(1, 1).getContext('2d'));
  const widths = new Map<TextStyle, Map<string, number>>();
  let current: TextStyle | undefined;
  return (text, style) => {
    let known = widths.get(style);
    if (!known) widths.set(style, (known = new Map()));
    let width = known.get(text);
    if (width === undefined) {
      if (current !== style) setStyle(context, style);
      current = style;
      width = context.measureText(text).width;
      known.set(text, width);
    }
    return width;
  };
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

function drawRow(context: SKRSContext2D, { fragments, height, baseline, isHeading }: Row, top: number): void {
  for (const { text, style, href, x, width } of fragments) {
    setStyle(context, style);
    context.fillText(text, x, top + baseline);
    if (href !== undefined && linked.test(href))
      context.annotateLinkUrl(x, top, x + width, top + height, href);
  }
  if (!isHeading) return;
  context.fillStyle = colours.line;
  context.fillRect(page.margin, top + height, page.width - 2 * page.margin, 0.75);
}

const footerStyle: TextStyle = { size: 8, isBold: false, colour: 'soft' };

/** In the margin: the name, and which page this is of how many. Returns the texts as drawn. */
function drawFooter(context: SKRSContext2D, name: string, number: string, measure: Measure): string[] {
  const y = page.height - page.margin / 2;
  setStyle(context, footerStyle);
  const right = page.width - page.margin - measure(number, footerStyle);
  context.fillText(number, right, y);
  let shown = name;
  while (measure(shown, footerStyle) > right - page.margin - 20) shown = shown.slice(0, -10);
  context.fillText(shown, page.margin, y);
  return [number, shown];
}

export function drawCv(outline: CvOutline): Uint8Array {
  const measure = createMeasure();
  const pages = splitIntoPages(layOutRows(outline, measure));
  const pdf = new PDFDocument({ title: outline.name, creator: 'Karngea' });
  const texts: string[][] = [];
  for (const [at, rows] of pages.entries()) {
    // The type lacks what the library's own contexts add.
    const context = prepare(pdf.beginPage(page.width, page.height) as SKRSContext2D);
    if (at === 0) drawBand(context);
    const drawn = rows.flatMap(({ fragments }) => fragments.map(({ text }) => text));
    let y = page.margin;
    for (const [index, row] of rows.entries()) {
      if (index > 0) y += row.spaceAbove;
      drawRow(context, row, y);
      y += row.height;
    }
    if (pages.length > 1)
      drawn.push(...drawFooter(context, outline.name, `${at + 1} / ${pages.length}`, measure));
    texts.push(drawn);
    pdf.endPage();
  }
  return addActualText(pdf.close(), texts);
}
