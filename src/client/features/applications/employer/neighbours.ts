/** The list that an application was opened from (product 2.31), kept in the tab over a reload: numbers, no names. */
import * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { type AskedApplications, readApplicants } from '../application-queries.ts';

/** Of the last one that was read the list is read on; without a network it ends there. */
export function useNeighbours(owner: number, id: number) {
  const [neighbours, setNeighbours] = useState(() => neighboursOf(owner, id));
  const isAtEnd = neighbours?.hasMore === true && neighbours.next === undefined;
  useEffect(() => {
    if (!isAtEnd) return;
    const leaving = new AbortController();
    readOnNeighbours(owner, leaving.signal)
      .then(() => leaving.signal.aborted || setNeighbours(neighboursOf(owner, id)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isAtEnd, owner, id]);
  return neighbours;
}

const key = 'applicants';
const shape = z.object({
  owner: z.number(),
  ids: z.array(z.number()),
  /** Where the list goes on, and what it was narrowed by. */
  next: z.nullable(z.string()),
  asked: z.record(z.string(), z.unknown()),
});
type Kept = z.output<typeof shape>;
/** More than anybody goes through one by one. */
const longest = 5_000;

const keep = (kept: Kept): boolean =>
  writeStored('session', key, { ...kept, ids: kept.ids.slice(0, longest) });

export const keepNeighbours = (
  owner: number,
  ids: readonly number[],
  rest: { next: string | null; asked: AskedApplications },
): boolean => keep({ owner, ids: [...ids], ...rest });

export type Neighbours = {
  /** Counted from one. */
  readonly place: number;
  readonly count: number;
  /** The list goes on. */
  readonly hasMore: boolean;
  readonly previous: number | undefined;
  readonly next: number | undefined;
};

const keptOf = (owner: number): Kept | undefined => {
  const kept = readStored('session', key, shape);
  return kept?.owner === owner ? kept : undefined;
};

/** Undefined for an application that the person did not come to from a list. */
export function neighboursOf(owner: number, id: number): Neighbours | undefined {
  const kept = keptOf(owner);
  const at = kept?.ids.indexOf(id) ?? -1;
  if (!kept || at < 0) return undefined;
  const { ids, next } = kept;
  const hasMore = next !== null && ids.length < longest;
  return { place: at + 1, count: ids.length, hasMore, previous: ids[at - 1], next: ids[at + 1] };
}

/** Reads the list on, for who came to the end of what it had shown. */
export async function readOnNeighbours(owner: number, signal: AbortSignal): Promise<void> {
  const kept = keptOf(owner);
  if (!kept || kept.next === null) return;
  const { items, next } = await readApplicants(kept.asked as AskedApplications, kept.next, signal);
  keep({ ...kept, ids: [...new Set([...kept.ids, ...items.map(({ id }) => id)])], next });
}
