/** Draws a CV on a canvas as files to send (product 2.44): pictures for phones, and a PDF of A4 pages. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { type PagePicture, pdfOfPages } from '#client/data/pdf-of-pages.ts';
import { type CvOutline, useCvOutline } from './cv-outline.ts';
import {
  heightOf,
  type LayoutLine,
  layOutLines,
  lineHeight,
  listIndent,
  splitIntoPages,
} from './page-layout.ts';

/** All sizes are pixels. */
type Format = {
  readonly width: number;
  /** If undefined, pictures are as high as their text, up to `maximumHeight`. */
  readonly height?: number;
  readonly textSize: number;
  readonly margin: number;
};

/** At 200 dpi. */
const a4: Format = { width: 1654, height: 2339, textSize: 31, margin: 130 };
const phoneFormat: Format = { width: 1080, textSize: 38, margin: 64 };
/** Supported by every phone's canvas. */
const maximumHeight = 6_000;

const colours = { plum: '#711b52', marigold: '#ffb11f', paper: '#ffffff', ink: '#22131c', soft: '#5d4a56' };
/** Size of a cell in the woven band at the top of the first page. */
const cellSize = 8;
const bandHeight = 3 * cellSize;

function fontOf({ size, weight, isHeading }: LayoutLine['style'], textSize: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(
    isHeading ? '--kg-font-head' : '--kg-font',
  );
  return [weight, `${Math.round(size * textSize)}px`, family].join(' ');
}

function drawWovenBand(context: CanvasRenderingContext2D, width: number): void {
  context.fillStyle = colours.plum;
  context.fillRect(0, 0, width, bandHeight);
  context.fillStyle = colours.marigold;
  for (let y = 0; y < bandHeight; y += cellSize)
    for (let x = 0; x < width; x += cellSize) {
      const crossings = Number((x / cellSize) % 2 === 0) + Number((y / cellSize) % 2 === 0);
      context.globalAlpha = crossings * 0.45;
      context.fillRect(x, y, cellSize, cellSize);
    }
  context.globalAlpha = 1;
}

function drawPage(
  lines: readonly LayoutLine[],
  { width, height, textSize, margin }: Format,
  isFirst: boolean,
) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height ?? Math.ceil(heightOf(lines) * textSize + 2 * margin);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.textBaseline = 'middle';
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (isFirst) drawWovenBand(context, width);
  let y = margin;
  for (const [at, { text, style, spaceAbove, hasBullet, marker, inset }] of lines.entries()) {
    const rowHeight = style.size * lineHeight * textSize;
    y += at === 0 ? 0 : spaceAbove * textSize;
    if (hasBullet) {
      context.fillStyle = colours.marigold;
      context.fillRect(margin, y + rowHeight / 2 - textSize * 0.25, textSize * 0.5, textSize * 0.5);
    }
    context.font = fontOf(style, textSize);
    context.fillStyle = colours[style.colour];
    const x = margin + inset * textSize;
    if (marker) context.fillText(marker, x - listIndent * textSize, y + rowHeight / 2);
    context.fillText(text, x, y + rowHeight / 2);
    y += rowHeight;
  }
  return canvas;
}

/** The pages in order; empty if the browser has no canvas. */
async function drawCv(outline: CvOutline, format: Format): Promise<readonly HTMLCanvasElement[]> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  const { textSize, margin, width } = format;
  const measure = (text: string, style: LayoutLine['style']): number => {
    context.font = fontOf(style, textSize);
    return context.measureText(text).width / textSize;
  };
  const layOut = () => layOutLines(outline, (width - 2 * margin) / textSize, measure);
  // The browser loads the fonts of other scripts on demand only, so load them before measuring.
  await Promise.allSettled(
    layOut().map(({ text, style }) => document.fonts.load(fontOf(style, textSize), text)),
  );
  const contentHeight = ((format.height ?? maximumHeight) - 2 * margin) / textSize;
  return splitIntoPages(layOut(), contentHeight).flatMap(
    (lines, at) => drawPage(lines, format, at === 0) ?? [],
  );
}

type CvFiles = {
  readonly isDrawing: boolean;
  /** Object URL of the first picture; revoked on unmount. */
  readonly url?: string;
  /** Several for a long CV; none if the browser has no canvas. */
  readonly pictures: readonly File[];
  readonly pdf?: File | undefined;
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));

const fileName = 'karngea-cv';

async function picturesOf(outline: CvOutline): Promise<File[]> {
  const canvases = await drawCv(outline, phoneFormat);
  const blobs = await Promise.all(canvases.map((canvas) => blobOf(canvas, 'image/png')));
  return blobs.flatMap((blob, at) =>
    blob ? new File([blob], `${fileName}${at === 0 ? '' : `-${at + 1}`}.png`, { type: blob.type }) : [],
  );
}

async function pdfOf(outline: CvOutline): Promise<File | undefined> {
  const pages: PagePicture[] = [];
  for (const canvas of await drawCv(outline, a4)) {
    const blob = await blobOf(canvas, 'image/jpeg');
    if (!blob) return undefined;
    const { width, height } = canvas;
    pages.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), width, height });
  }
  if (pages.length === 0) return undefined;
  const pdf = pdfOfPages(pages, outline.name);
  return new File([pdf], `${fileName}.pdf`, { type: pdf.type });
}

/** Draws the files once. Without the PDF the pictures are ready sooner. */
export function useCvFiles(cv: Cv, { withPdf }: { withPdf: boolean }): CvFiles {
  const outlineOf = useCvOutline();
  const [files, setFiles] = useState<CvFiles>({ isDrawing: true, pictures: [] });
  const draw = useEffectEvent(async () => {
    const outline = outlineOf(cv);
    const pictures = await picturesOf(outline);
    return { pictures, pdf: withPdf ? await pdfOf(outline) : undefined };
  });
  useEffect(() => {
    let url: string | undefined;
    let isMounted = true;
    const show = ({ pictures, pdf }: Pick<CvFiles, 'pictures' | 'pdf'>) => {
      if (!isMounted) return;
      const [first] = pictures;
      url = first && URL.createObjectURL(first);
      setFiles({ isDrawing: false, pictures, pdf, ...(url ? { url } : {}) });
    };
    draw().then(show, (failure: unknown) => {
      console.error(failure);
      show({ pictures: [] });
    });
    return () => {
      isMounted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, []);
  return files;
}
