/** The time of single calls, one after the other: what growth of the data does to each kind of call. */

/** The median in milliseconds; the paths are asked for in turn. */
export async function medianMs(address: string, paths: readonly string[], times: number): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const path = paths[at % paths.length] ?? '';
    const began = performance.now();
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    taken.push(performance.now() - began);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}
