/** How the latency of each kind of call grows with the data, one call at a time with nothing cached. */
import { cases } from './cases.ts';
import { startServer } from './start-server.ts';

const warmUp = 5;

/** Milliseconds. */
type Times = { readonly p50: number; readonly p99: number };

/** The paths are requested in turn; the first calls, with cold caches, do not count. */
export async function timesOf(
  address: string,
  paths: readonly string[],
  times: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Times> {
  const taken: number[] = [];
  for (let at = 0; at < times + warmUp; at += 1) {
    const path = paths[at % paths.length] ?? '';
    const began = performance.now();
    const response = await fetch(address + path, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    taken.push(performance.now() - began);
  }
  const sorted = taken.slice(warmUp).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const singleCalls = 200;

/** By the name of the case. */
export async function singleTimes(target: string): Promise<Map<string, Times>> {
  const server = await startServer('never-cached', target);
  const times = new Map<string, Times>();
  for (const { name, paths, mode } of cases)
    if (mode === 'never-cached') times.set(name, await timesOf(server.address, paths, singleCalls));
  await server.stop();
  return times;
}

type Measured = readonly [jobs: number, times: Map<string, Times>];

/** In milliseconds, and as multiples of the plain list's. */
export function printGrowth([smallJobs, small]: Measured, [largeJobs, large]: Measured): void {
  const figure = (value: number, width: number) => value.toFixed(2).padStart(width);
  const plain = large.get('list');
  console.log(
    `\n${'single call, ms'.padEnd(26)}${String(smallJobs).padStart(10)}${String(largeJobs).padStart(10)}   growth   p50/list   p99/list`,
  );
  for (const [name, { p50, p99 }] of large) {
    const before = small.get(name)?.p50 ?? Number.NaN;
    const times = [p50 / (plain?.p50 ?? Number.NaN), p99 / (plain?.p99 ?? Number.NaN)];
    console.log(
      `${name.padEnd(26)}${figure(before, 10)}${figure(p50, 10)}${figure(p50 / before, 9)}${times.map((each) => figure(each, 11)).join('')}`,
    );
  }
}
