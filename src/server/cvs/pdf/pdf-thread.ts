/** Draws PDFs in a worker thread, one at a time, so that none delays other requests. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type CvOutline } from '#contract/cv-outline.ts';
import { type Poster } from '#contract/poster.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { secondMs } from '#server/http/clock.ts';
import { createTurns } from '#server/http/limits/turns.ts';

/**
 * Drawing usually takes less than 100 ms, with every text at its limit several hundred. Further requests get 503 with
 * `Retry-After`.
 */
const turns = { atOnce: 1, waiting: 20, ofOneAddress: 4 };
const timeoutMs = 10 * secondMs;
/** For the layout; the library's own memory is bounded by the limits of a CV. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

const bundled = new URL('./pdf.js', import.meta.url);
/** In development and tests, where only tsx can load the sources in a thread. */
const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport('../../pdf-main.ts', '${import.meta.url}'))`;

function startWorker(): Worker {
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource, { resourceLimits, eval: true })
    : new Worker(bundled, { resourceLimits });
  // Without a listener, an error between two drawings would end the process.
  worker.on('error', () => undefined);
  // An idle thread must not keep the process alive.
  worker.unref();
  return worker;
}

export type Drawing = { readonly cv: CvOutline } | { readonly poster: Poster };

export type PdfThread = {
  /** `asker` is the account or address whose share of the queue it takes. Throws `unavailable`. */
  readonly draw: (asker: string, drawing: Drawing) => Promise<Uint8Array>;
  readonly stop: () => Promise<void>;
};

export function createPdfThread(): PdfThread {
  const inTurn = createTurns(turns);
  let worker: Worker | undefined;

  async function stop(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }
  async function draw(drawing: Drawing): Promise<Uint8Array> {
    worker ??= startWorker();
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    worker.postMessage(drawing);
    try {
      const [pdf] = (await answered) as [Uint8Array];
      return pdf;
    } catch (error) {
      await stop();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      throw new Failure('unavailable', { retryAfter: 5 });
    }
  }
  return { draw: (asker, drawing) => inTurn(asker, () => draw(drawing)), stop };
}
