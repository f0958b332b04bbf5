/** Prints the results of a run. */
import { type RetriedCall } from '../retried-call.ts';
import { type Site } from './site.ts';
import { type Line } from './verify-writes.ts';

const share = (sorted: readonly RetriedCall[], part: number): string =>
  (sorted[Math.floor((sorted.length - 1) * part)]?.ms ?? Number.NaN).toFixed(0);

export function printCalls({ calls, answers, refused }: Site): void {
  for (const [kind, all] of Object.entries(calls)) {
    const sorted = all.toSorted((a, b) => a.ms - b.ms);
    const repeated = all.filter(({ tries }) => tries > 1).length;
    const times = `p50 ${share(sorted, 0.5)}, p99 ${share(sorted, 0.99)}, longest ${share(sorted, 1)} ms`;
    console.log(`${kind}: ${all.length}, ${times}, repeated ${repeated}`);
  }
  console.log('tries without success, by answer (0: no answer):');
  for (const [answer, times] of [...answers].toSorted(([, a], [, b]) => b - a).slice(0, 25))
    console.log(`    ${String(times).padStart(6)}  ${answer}`);
  console.log(`refused or given up: ${refused.length}`);
  for (const what of [...new Set(refused)].slice(0, 15)) console.log(`    ${what}`);
}

export function printLines(lines: readonly Line[]): void {
  console.log(`\n${'verified'.padEnd(26)}acknowledged    lost   twice   unasked`);
  for (const { what, acknowledged, lost, twice, unasked, examples } of lines) {
    const figures = [acknowledged, lost, twice, unasked].map((n, at) =>
      String(n).padStart([12, 8, 8, 10][at] ?? 8),
    );
    console.log(what.padEnd(26) + figures.join(''));
    if (examples.length > 0) console.log(`    ${examples.join(' | ')}`);
  }
}
