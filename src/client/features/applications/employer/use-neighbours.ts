/** The applications before and after one in the list that it was opened from (product 2.31). */
import { useEffect, useState } from 'react';
import { neighboursOf, readOnNeighbours } from './kept-neighbours.ts';

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
