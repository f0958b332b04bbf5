/** The app on a cheap phone beside an empty Ionic page in the same run, and what a long visit costs. */
import { chromium } from '@playwright/test';
import { type JobListItem } from '#contract/jobs.ts';
import { args, executablePath } from '../../scripts/browser.mjs';
import { type Audit, auditAll } from './lighthouse-runs.ts';
import { serveEmpty, serveProduct } from './servers.ts';
import { coldStarts, growth, openingJobs } from './visits.ts';

export type WebOptions = { readonly rounds: number; readonly json: boolean };

const navigations = 200;
const openings = 11;

async function visit(address: string, rounds: number) {
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args] });
  try {
    const opening = await openingJobs(browser, address, openings);
    const starts = await coldStarts(browser, address, rounds);
    return { opening, starts, growth: await growth(browser, address, navigations) };
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

type Visit = Awaited<ReturnType<typeof visit>>;

function printVisit({ opening, starts, growth: left }: Visit): void {
  console.log(`\nlist to job (4× CPU)              ${cell(opening, 8)} ms`);
  console.log(`/jobs without a network (4× CPU)  ${cell(starts.offline, 8)} ms until the first job`);
  console.log(
    `/jobs first time (slow 4G, 4×)    ${cell(starts.online, 8)} ms, ratio ${cell(starts.offline / starts.online, 0, 2)}`,
  );
  console.log(
    `after ${navigations} navigations         ${cell(left.heapBytes / 1_000_000, 8, 2)} MB of heap, ${left.elements} elements, ${left.nodes} nodes`,
  );
}

export async function benchWeb({ rounds, json }: WebOptions): Promise<void> {
  const product = await serveProduct();
  const empty = await serveEmpty();
  try {
    const [job] = (await (await fetch(`${product.address}/api/job/get`)).json()) as JobListItem[];
    const pages = {
      empty: `${empty.address}/`,
      '/': `${product.address}/`,
      '/jobs': `${product.address}/jobs`,
      '/jobDetail': `${product.address}/jobDetail/${job?.job_id}`,
    };
    const audits = await auditAll(pages, rounds);
    if (!json) printAudits(audits);
    const visited = await visit(product.address, rounds);
    if (json) console.log(JSON.stringify({ audits: Object.fromEntries(audits), visit: visited }, null, 2));
    else printVisit(visited);
  } finally {
    await Promise.all([product.stop(), empty.stop()]);
  }
}
