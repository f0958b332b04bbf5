/** The worker thread that draws PDFs, started by cvs/pdf/pdf-thread.ts. */
import { parentPort } from 'node:worker_threads';
import { drawCv } from './cvs/pdf/draw-cv.ts';
import { drawPoster } from './cvs/pdf/draw-poster.ts';
import { type Drawing } from './cvs/pdf/pdf-thread.ts';

parentPort?.on('message', (drawing: Drawing) =>
  parentPort?.postMessage('cv' in drawing ? drawCv(drawing.cv) : drawPoster(drawing.poster)),
);
