/** The app on a cheap phone beside an empty Ionic page in the same run. */
import { type Browser, chromium } from '@playwright/test';
import { type JobListItem } from '#contract/jobs.ts';
import { args, executablePath } from '../../scripts/browser.mjs';
import { type FirstTap, firstTap } from './first-tap.ts';
import { type Audit, auditAll } from './lighthouse-runs.ts';
import { serveEmpty, serveProduct } from './servers.ts';

/** audits: Lighthouse; first-tap: Filters at once. */
export const webParts = ['audits', 'first-tap'] as const;
type WebPart = (typeof webParts)[number];
export type WebOptions = {
  readonly rounds: number;
  readonly json: boolean;
  readonly parts: readonly WebPart[];
};

/** One measurement in a browser of its own. */
async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

const cell = (value: number, width: number, places = 0): string => value.toFixed(places).padStart(width);

function printAudits(audits: ReadonlyMap<string, Audit>): void {
  const floor = audits.get('empty');
  console.log('page            LCP ms   ratio  FCP ms  TBT ms    CLS  perf  a11y  best   seo');
  for (const [name, one] of audits) {
    const ratio = one.lcp / (floor?.lcp ?? Number.NaN);
    const scores = [one.performance, one.accessibility, one.bestPractices, one.seo];
    console.log(
      `${name.padEnd(14)}${cell(one.lcp, 8)}${cell(ratio, 8, 2)}${cell(one.fcp, 8)}${cell(one.tbt, 8)}${cell(one.cls, 7, 3)}${scores.map((score) => cell(score, 6)).join('')}  ${one.faults.join(' ')}`,
    );
  }
}

async function audit(address: string, rounds: number): Promise<Map<string, Audit>> {
  const empty = await serveEmpty();
  try {
    const [job] = (await (await fetch(`${address}/api/job/get`)).json()) as JobListItem[];
    return await auditAll(
      {
        empty: `${empty.address}/`,
        '/': `${address}/`,
        '/jobs': `${address}/jobs`,
        '/jobDetail': `${address}/jobDetail/${job?.job_id}`,
      },
      rounds,
    );
  } finally {
    await empty.stop();
  }
}

function printFirstTap({ painted, answered, opened }: FirstTap): void {
  console.log(
    `first tap (6× CPU, slow 4G): painted at ${painted.toFixed(0)} ms, tap answered after ${answered.toFixed(0)} ms, sheet ${opened.toFixed(0)} ms after the paint`,
  );
}

/** Prints the figures of the parts; needs a build. */
export async function benchWeb({ rounds, json, parts }: WebOptions): Promise<void> {
  const product = await serveProduct();
  const { address } = product;
  const of = <Result>(part: WebPart, measure: () => Promise<Result>) =>
    parts.includes(part) ? measure() : undefined;
  try {
    const audits = await of('audits', () => audit(address, rounds));
    if (audits && !json) printAudits(audits);
    const tap = await of('first-tap', () => inBrowser((browser) => firstTap(browser, address, rounds)));
    if (tap && !json) printFirstTap(tap);
    if (json) console.log(JSON.stringify({ audits: audits && Object.fromEntries(audits), tap }, null, 2));
  } finally {
    await product.stop();
  }
}
