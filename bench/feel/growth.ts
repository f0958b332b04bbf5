/** What a long visit leaves behind in memory: from the list to a job and back, and through the tabs. */
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { cards, facts, goBack, openList, phone, untilIdle } from './list-page.ts';

/** The part of a heap snapshot that is read; `nodes` has the fields of one object after those of another. */
type Snapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: number[];
};

/** Bytes; takes a heap snapshot, which needs some seconds. */
async function compiledCode(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const code = types[0].indexOf('code');
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  return bytes;
}

export type Weight = {
  readonly heapBytes: number;
  /** The part of the heap that V8 compiled. */
  readonly codeBytes: number;
  /** Elements in the document. */
  readonly elements: number;
  /** Nodes, in the document or not. */
  readonly nodes: number;
  readonly listeners: number;
};
export type Growth = { readonly early: Weight; readonly late: Weight };

/** Jobs on the first page of the list. */
const listed = 12;

/** What remains after garbage collection. */
async function weigh(page: Page, session: CDPSession): Promise<Weight> {
  // Twice: the first collection runs finalizers.
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return {
    heapBytes: of('JSHeapUsedSize'),
    codeBytes: await compiledCode(session),
    elements,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

async function toTab(page: Page, path: string): Promise<void> {
  const tab = `#root .kg-tab[href="${path}"]`;
  await page.locator(tab).evaluate((link: HTMLElement) => link.click());
  await page.locator(`${tab}[aria-current]`).waitFor();
  // Among the cached pages only the visible one has this id.
  await page.locator('main#content h1').filter({ visible: true }).waitFor();
}

/** Measures after this many navigations, and after this many in all. */
export async function growth(
  browser: Browser,
  address: string,
  { first, all }: { readonly first: number; readonly all: number },
): Promise<Growth> {
  // Animations would take most of the time.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openList(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // Five navigations a round: a job and back, Home, About, the list.
  let round = 0;
  const walk = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 5, round += 1) {
      const card = page.locator(cards).nth(round % listed);
      await card.evaluate((link: HTMLElement) => link.click());
      await page.locator(facts).waitFor();
      await page.locator(cards).first().waitFor({ state: 'hidden' });
      await goBack(page);
      for (const path of ['/', '/about', '/jobs']) await toTab(page, path);
      await page.locator(cards).first().waitFor();
    }
  };
  await walk(first);
  await untilIdle(page);
  const early = await weigh(page, session);
  await walk(all - first);
  await untilIdle(page);
  const late = await weigh(page, session);
  await context.close();
  return { early, late };
}
