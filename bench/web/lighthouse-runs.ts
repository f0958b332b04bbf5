/** Lighthouse on a cheap phone: mobile, slow 4G and a processor of a quarter of the speed, both simulated. */
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { args, executablePath } from '../../scripts/browser.mjs';

export type Audit = {
  /** Milliseconds. */
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Scores of 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Audits that cost points outside of performance. */
  readonly faults: readonly string[];
};

const graded = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse sometimes fails to record and asks to be run again. */
const recordingFailures = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED']);
const tries = 3;

/** One run in a fresh browser; repeated if Lighthouse could not record it. */
async function audit(url: string, triesLeft = tries): Promise<Audit> {
  const port = await getPort({ port: 4350 });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', ...graded],
    });
    if (!result) throw new Error('no result');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && triesLeft > 1 && recordingFailures.has(runtimeError.code))
      return await audit(url, triesLeft - 1);
    if (runtimeError) throw new Error(runtimeError.message);
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const costs = ({ id, weight }: { id: string; weight: number }) =>
      weight > 0 && (audits[id]?.score ?? 1) < 1;
    return {
      lcp: number('largest-contentful-paint'),
      fcp: number('first-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      faults: graded.flatMap((id) => (categories[id]?.auditRefs ?? []).filter(costs).map((ref) => ref.id)),
    };
  } finally {
    await browser.close();
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure over all runs, and the audits that cost points in any of them. */
function middleOf(audits: readonly Audit[]): Audit {
  const of = (name: Exclude<keyof Audit, 'faults'>) => middle(audits.map((one) => one[name]));
  return {
    lcp: of('lcp'),
    fcp: of('fcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
  };
}

/** Alternates between the pages, so that a slow moment of the machine affects all of them. */
export async function auditAll(
  pages: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Map<string, Audit>> {
  const runs = new Map<string, Audit[]>(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(pages)) runs.get(name)?.push(await audit(url));
  return new Map([...runs].map(([name, audits]) => [name, middleOf(audits)]));
}
