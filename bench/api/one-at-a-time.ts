/** The time of single calls, one after the other: how growth of the data affects each kind of call. */

const warmUp = 5;

/** Milliseconds. */
export type Times = { readonly p50: number; readonly p99: number };

/** The paths are requested in turn; the first calls, with cold caches, do not count. */
export async function timesOf(address: string, paths: readonly string[], times: number): Promise<Times> {
  const taken: number[] = [];
  for (let at = 0; at < times + warmUp; at += 1) {
    const path = paths[at % paths.length] ?? '';
    const began = performance.now();
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    taken.push(performance.now() - began);
  }
  const sorted = taken.slice(warmUp).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
