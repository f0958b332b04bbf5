/** A CV as files to keep and to send (product 2.44): a picture for phones, and a PDF of A4 pages. Drawn once. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { type PagePicture, pdfOfPages } from '#client/data/pdf-of-pages.ts';
import { type CvSheet, useCvSheet } from './cv-sheet.ts';
import { a4, drawCv, phoneFormat } from './draw-cv.ts';

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
