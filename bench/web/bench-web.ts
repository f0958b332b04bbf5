/** The app on a cheap phone compared with an empty Ionic page in the same run. */
import { type JobListItem } from '#contract/jobs.ts';
import { type Audit, auditAll } from './lighthouse-runs.ts';
import { serveEmpty, serveProduct } from './servers.ts';

export type WebOptions = {
  readonly rounds: number;
  readonly json: boolean;
};

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

/** Prints the figures; needs a build. */
export async function benchWeb({ rounds, json }: WebOptions): Promise<void> {
  const product = await serveProduct();
  try {
    const audits = await audit(product.address, rounds);
    if (json) console.log(JSON.stringify(Object.fromEntries(audits), null, 2));
    else printAudits(audits);
  } finally {
    await product.stop();
  }
}
