/** What growth of the data does to each kind of call, asked one after the other with nothing cached. */
import { cases } from './cases.ts';
import { medianMs } from './one-at-a-time.ts';
import { startServer } from './start-server.ts';

const singleCalls = 200;

/** Median milliseconds by the name of the case. */
export async function singleTimes(target: string): Promise<Map<string, number>> {
  const server = await startServer('never-cached', target);
  const times = new Map<string, number>();
  for (const { name, paths, mode } of cases) {
    if (mode === 'never-cached') times.set(name, await medianMs(server.address, paths, singleCalls));
  }
  await server.stop();
  return times;
}

type Measured = readonly [jobs: number, times: Map<string, number>];

export function printGrowth([smallJobs, small]: Measured, [largeJobs, large]: Measured): void {
  const figure = (value: number, width: number) => value.toFixed(2).padStart(width);
  const plain = large.get('list') ?? Number.NaN;
  console.log(
    `\n${'single call, ms'.padEnd(26)}${String(smallJobs).padStart(10)}${String(largeJobs).padStart(10)}   growth   times the list`,
  );
  for (const [name, after] of large) {
    const before = small.get(name) ?? Number.NaN;
    console.log(
      `${name.padEnd(26)}${figure(before, 10)}${figure(after, 10)}${figure(after / before, 9)}${figure(after / plain, 17)}`,
    );
  }
}
