/** The list that an application was opened from, for its previous and next links. Stored in the session; ids only (product 2.31). */
import * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { type ApplicationListQuery, fetchApplicantPage } from '../application-queries.ts';

/** Loads the list's next page at its last application; offline, the list ends there. */
export function useNeighbours(owner: number, id: number) {
  const [neighbours, setNeighbours] = useState(() => getNeighbours(owner, id));
  const isAtEnd = neighbours?.hasMore === true && neighbours.next === undefined;
  useEffect(() => {
    if (!isAtEnd) return;
    const abort = new AbortController();
    loadMoreNeighbours(owner, abort.signal)
      .then(() => abort.signal.aborted || setNeighbours(getNeighbours(owner, id)))
      .catch(() => undefined);
    return () => abort.abort();
  }, [isAtEnd, owner, id]);
  return neighbours;
}

const key = 'applicants';
const storedList = z.object({
  owner: z.number(),
  ids: z.array(z.number()),
  /** Cursor of the next page. */
  next: z.nullable(z.string()),
  /** The list's filter. */
  asked: z.record(z.string(), z.unknown()),
});
type StoredList = z.output<typeof storedList>;
/** More than anyone goes through one by one. */
const maximumIds = 5_000;

const writeList = (list: StoredList): boolean =>
  writeStored('session', key, { ...list, ids: list.ids.slice(0, maximumIds) });

export const storeNeighbours = (
  owner: number,
  ids: readonly number[],
  { next, query }: { next: string | null; query: ApplicationListQuery },
): boolean => writeList({ owner, ids: [...ids], next, asked: query });

export type Neighbours = {
  /** Starts at 1. */
  readonly position: number;
  readonly count: number;
  /** There are more than `count`. */
  readonly hasMore: boolean;
  readonly previous: number | undefined;
  readonly next: number | undefined;
};

const readList = (owner: number): StoredList | undefined => {
  const list = readStored('session', key, storedList);
  return list?.owner === owner ? list : undefined;
};

/** Undefined if the application was not opened from a list. */
function getNeighbours(owner: number, id: number): Neighbours | undefined {
  const list = readList(owner);
  const index = list?.ids.indexOf(id) ?? -1;
  if (!list || index < 0) return undefined;
  const { ids, next } = list;
  const hasMore = next !== null && ids.length < maximumIds;
  return { position: index + 1, count: ids.length, hasMore, previous: ids[index - 1], next: ids[index + 1] };
}

async function loadMoreNeighbours(owner: number, signal: AbortSignal): Promise<void> {
  const list = readList(owner);
  if (!list || list.next === null) return;
  const { items, next } = await fetchApplicantPage(list.asked as ApplicationListQuery, list.next, signal);
  writeList({ ...list, ids: [...new Set([...list.ids, ...items.map(({ id }) => id)])], next });
}
