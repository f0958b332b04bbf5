/** A tap at the moment when its button is painted, on a first visit: it is kept and answered. Prints how soon. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { engines } from '../browsers.ts';

/** The control in the server's page, and the element that answers it, there or on the page it leads to. */
const taps = {
  Filters: { control: '.search-filters', answer: '.kg-filters .search-filter, dialog[open] .filter-sheet' },
  'a job': { control: '.job-card h3 a', answer: '.job-facts' },
  Save: { control: '.job-card .job-save', answer: '.kg-ssr .kg-notice:not(:empty), form [name=password]' },
} as const;
const visits = 3;

/** Milliseconds since 1970, over the documents of one tab. */
type Moments = { painted?: number; perceived?: number; answered?: number };

/** Runs in each document before the app. Taps as soon as the browser says that the page is painted. */
function tapWhenPainted({ control, answer }: { control: string; answer: string }): void {
  const read = (): Moments => JSON.parse(sessionStorage.getItem('moments') ?? '{}') as Moments;
  const record = (what: keyof Moments): void =>
    sessionStorage.setItem('moments', JSON.stringify({ [what]: Date.now(), ...read() }));
  const isShown = (one: Element): boolean => one.getClientRects().length > 0;
  new PerformanceObserver((list) => {
    const tapped = [...document.querySelectorAll<HTMLElement>(control)].find(isShown);
    if (!tapped || read().painted || list.getEntriesByName('first-contentful-paint').length === 0) return;
    record('painted');
    tapped.click();
  }).observe({ type: 'paint', buffered: true });
  setInterval(() => {
    if (!read().painted) return;
    const isAnswered = [...document.querySelectorAll(answer)].some(isShown);
    if (isAnswered || document.querySelector(`${control}[aria-busy]`)) record('perceived');
    if (isAnswered) record('answered');
  }, 8);
}

let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

test.each(
  (['WebKit', 'Firefox', 'Chromium'] as const).flatMap((engine) =>
    (Object.keys(taps) as (keyof typeof taps)[]).map((what) => [engine, what] as const),
  ),
)('in %s, a tap on %s', async (engine, what) => {
  const answered: number[] = [];
  const perceived: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const gate = await openGate(board.address);
    gate.deploy('/early.js', (text) => `(${String(tapWhenPainted)})(${JSON.stringify(taps[what])});${text}`);
    const browser = await engines[engine]();
    try {
      await browser.open(`${gate.address}/jobs`);
      const moments = () =>
        browser
          .run(() => JSON.parse(sessionStorage.getItem('moments') ?? '{}') as Moments)
          // A document that is just being replaced.
          .catch((): Moments => ({}));
      await expect.poll(async () => (await moments()).answered, { timeout: 60_000 }).toBeDefined();
      const at = await moments();
      answered.push((at.answered ?? Number.NaN) - (at.painted ?? Number.NaN));
      perceived.push((at.perceived ?? Number.NaN) - (at.painted ?? Number.NaN));
    } finally {
      await browser.close();
      await gate.close();
    }
  }
  console.log(
    `${engine}, first tap on ${what}: perceived after ${perceived.join(', ')} ms, answered after ${answered.join(', ')} ms`,
  );
});
