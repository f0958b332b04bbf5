/** Memory of each node process; a restarted node counts as a new process. */
import { readFileSync } from 'node:fs';
import { type Node } from '../../../tests/support/cluster/cluster.ts';

const everyMs = 10_000;
/** Memory needed to warm up says nothing about growth. */
const warmUpMs = 60_000;
/** A process with fewer samples cannot be divided into quarters. */
const fewest = 8;

export type Sample = { readonly ms: number; readonly mb: number };
export type Life = { readonly node: string; readonly pid: number; readonly samples: Sample[] };

/** Resident memory in megabytes; undefined if the process is gone. */
function residentMb(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
  } catch {
    return undefined;
  }
}

export function watchMemory(nodes: readonly Node[]): { readonly lives: readonly Life[]; stop(): void } {
  const lives: Life[] = [];
  const sample = () => {
    for (const { part } of nodes) {
      const pid = part.pid();
      const mb = pid === undefined ? undefined : residentMb(pid);
      if (pid === undefined || mb === undefined) continue;
      let life = lives.findLast((each) => each.node === part.name);
      if (life?.pid !== pid) {
        life = { node: part.name, pid, samples: [] };
        lives.push(life);
      }
      life.samples.push({ ms: performance.now(), mb });
    }
  };
  const timer = setInterval(sample, everyMs);
  return { lives, stop: () => clearInterval(timer) };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;

/** Megabytes an hour, by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [ms, mb] = [mean((sample) => sample.ms), mean((sample) => sample.mb)];
  const along = samples.reduce((sum, sample) => sum + (sample.ms - ms) * (sample.mb - mb), 0);
  const spread = samples.reduce((sum, sample) => sum + (sample.ms - ms) ** 2, 0);
  return (along / spread) * 3_600_000;
}

export function printMemory(lives: readonly Life[]): void {
  console.log('\nmemory, MB    minutes   first quarter   last quarter   most   MB an hour');
  for (const { node, samples } of lives) {
    const first = (samples[0]?.ms ?? 0) + warmUpMs;
    const warm = samples.filter(({ ms }) => ms >= first);
    if (warm.length < fewest) continue;
    const quarter = Math.floor(warm.length / 4);
    const mbs = warm.map(({ mb }) => mb);
    const figures = [
      ((warm.at(-1)?.ms ?? 0) - (samples[0]?.ms ?? 0)) / 60_000,
      median(mbs.slice(0, quarter)),
      median(mbs.slice(-quarter)),
      Math.max(...mbs),
      slopeOf(warm),
    ];
    const widths = [10, 16, 15, 7, 13];
    console.log(node.padEnd(11) + figures.map((n, at) => n.toFixed(0).padStart(widths[at] ?? 8)).join(''));
  }
}
