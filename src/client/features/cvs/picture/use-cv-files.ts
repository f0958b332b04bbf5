/** A CV as files to keep and to send (product 2.44): a picture for phones, and a PDF of A4 pages. Drawn once. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { type PagePicture, pdfOfPages } from '#client/data/pdf-of-pages.ts';
import { type CvSheet, useCvSheet } from './cv-outline.ts';
import { heightOf, indent, lineHeight, linesOfSheet, pagesOf, type SheetLine } from './page-layout.ts';

type Format = {
  /** In pixels, as everything here. */
  readonly width: number;
  /** Undefined where the picture is as high as what is on it, up to `most`. */
  readonly height?: number;
  readonly text: number;
  readonly margin: number;
};

/** 200 dots an inch. */
const a4: Format = { width: 1654, height: 2339, text: 31, margin: 130 };
const phoneFormat: Format = { width: 1080, text: 38, margin: 64 };
/** What every phone's canvas can do. */
const mostHeight = 6_000;

const colours = { plum: '#711b52', marigold: '#ffb11f', paper: '#ffffff', ink: '#22131c', soft: '#5d4a56' };
/** The woven hem at the top of the first page. */
const thread = 8;
const hem = 3 * thread;

type Pen = CanvasRenderingContext2D;

function faceOf({ size, weight, head }: SheetLine['look'], text: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(
    head ? '--kg-font-head' : '--kg-font',
  );
  return [weight, `${Math.round(size * text)}px`, family].join(' ');
}

function drawHem(pen: Pen, width: number): void {
  pen.fillStyle = colours.plum;
  pen.fillRect(0, 0, width, hem);
  pen.fillStyle = colours.marigold;
  for (let y = 0; y < hem; y += thread)
    for (let x = 0; x < width; x += thread) {
      const crossings = Number((x / thread) % 2 === 0) + Number((y / thread) % 2 === 0);
      pen.globalAlpha = crossings * 0.45;
      pen.fillRect(x, y, thread, thread);
    }
  pen.globalAlpha = 1;
}

function drawPage(lines: readonly SheetLine[], { width, height, text, margin }: Format, isFirst: boolean) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height ?? Math.ceil(heightOf(lines) * text + 2 * margin);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.textBaseline = 'middle';
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (isFirst) drawHem(pen, width);
  let y = margin;
  for (const [at, { text: words, look, before, mark, indented }] of lines.entries()) {
    const high = look.size * lineHeight * text;
    y += at === 0 ? 0 : before * text;
    if (mark) {
      pen.fillStyle = colours.marigold;
      pen.fillRect(margin, y + high / 2 - text * 0.25, text * 0.5, text * 0.5);
    }
    pen.font = faceOf(look, text);
    pen.fillStyle = colours[look.colour];
    pen.fillText(words, margin + (indented ? indent * text : 0), y + high / 2);
    y += high;
  }
  return canvas;
}

/** The pages, one after the other; none where this browser cannot draw. */
async function drawCv(sheet: CvSheet, format: Format): Promise<readonly HTMLCanvasElement[]> {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [];
  const { text, margin, width } = format;
  const measure = (words: string, look: SheetLine['look']): number => {
    pen.font = faceOf(look, text);
    return pen.measureText(words).width / text;
  };
  const set = () => linesOfSheet(sheet, (width - 2 * margin) / text, measure);
  // Letters of the other script come only when they are asked for.
  const wanted = set().map(({ text: words, look }) => document.fonts.load(faceOf(look, text), words));
  await Promise.allSettled(wanted);
  const inside = ((format.height ?? mostHeight) - 2 * margin) / text;
  return pagesOf(set(), inside).flatMap((lines, at) => drawPage(lines, format, at === 0) ?? []);
}

export type CvFiles = {
  readonly isDrawing: boolean;
  /** The address of the first picture, while it is shown. */
  readonly url?: string;
  /** Several where the CV is long; none where this browser cannot draw. */
  readonly pictures: readonly File[];
  readonly pdf?: File | undefined;
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));

const fileName = 'karngea-cv';

async function picturesOf(sheet: CvSheet): Promise<File[]> {
  const canvases = await drawCv(sheet, phoneFormat);
  const blobs = await Promise.all(canvases.map((canvas) => blobOf(canvas, 'image/png')));
  return blobs.flatMap((blob, at) =>
    blob ? new File([blob], `${fileName}${at === 0 ? '' : `-${at + 1}`}.png`, { type: blob.type }) : [],
  );
}

async function pdfOf(sheet: CvSheet): Promise<File | undefined> {
  const pages: PagePicture[] = [];
  for (const canvas of await drawCv(sheet, a4)) {
    const blob = await blobOf(canvas, 'image/jpeg');
    if (!blob) return undefined;
    const { width, height } = canvas;
    pages.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), width, height });
  }
  if (pages.length === 0) return undefined;
  const pdf = pdfOfPages(pages, sheet.name);
  return new File([pdf], `${fileName}.pdf`, { type: pdf.type });
}

/** `withPdf` where it will be sent: a picture alone is drawn sooner. */
export function useCvFiles(cv: Cv, { withPdf }: { withPdf: boolean }): CvFiles {
  const sheetOf = useCvSheet();
  const [files, setFiles] = useState<CvFiles>({ isDrawing: true, pictures: [] });
  const draw = useEffectEvent(async () => {
    const sheet = sheetOf(cv);
    const pictures = await picturesOf(sheet);
    return { pictures, pdf: withPdf ? await pdfOf(sheet) : undefined };
  });
  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    const show = ({ pictures, pdf }: Pick<CvFiles, 'pictures' | 'pdf'>) => {
      if (!isWanted) return;
      const [first] = pictures;
      url = first && URL.createObjectURL(first);
      setFiles({ isDrawing: false, pictures, pdf, ...(url ? { url } : {}) });
    };
    draw().then(show, (failure: unknown) => {
      console.error(failure);
      show({ pictures: [] });
    });
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, []);
  return files;
}
