/** The worker thread that draws PDFs, started by cvs/pdf/pdf-thread.ts. */
import { parentPort } from 'node:worker_threads';
import { type CvOutline } from '#contract/cv-outline.ts';
import { drawCv } from './cvs/pdf/draw-cv.ts';

parentPort?.on('message', (outline: CvOutline) => parentPort?.postMessage(drawCv(outline)));
