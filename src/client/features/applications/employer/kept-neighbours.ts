/** The list that an application was opened from (product 2.31), kept in the tab over a reload: numbers, no names. */
import * as z from 'zod/mini';
import { readStored, writeStored } from '#client/data/device-storage.ts';

const key = 'applicants';
const shape = z.object({ owner: z.number(), ids: z.array(z.number()) });
/** More than anybody goes through one by one. */
const longest = 5_000;

export function keepNeighbours(owner: number, ids: readonly number[]): void {
  writeStored('session', key, { owner, ids: ids.slice(0, longest) });
}

export type Neighbours = {
  /** Counted from one. */
  readonly place: number;
  readonly count: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
};

/** Undefined for an application that the person did not come to from a list. */
export function neighboursOf(owner: number, id: number): Neighbours | undefined {
  const kept = readStored('session', key, shape);
  const at = kept?.owner === owner ? kept.ids.indexOf(id) : -1;
  if (!kept || at < 0) return undefined;
  const { ids } = kept;
  return { place: at + 1, count: ids.length, previous: ids[at - 1], next: ids[at + 1] };
}
