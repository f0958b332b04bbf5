/** Keeps the end of a list in sight as it grows, unless its reader looks at something above it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Growing = {
  /** Undefined while nothing is there yet. */
  readonly count: number | undefined;
  /** What came last is the reader's own: they want to see it. */
  readonly isOwn: boolean;
  /** Whether the first look is at the end. */
  readonly fromEnd: boolean;
};

/** Gives what marks the end. */
export function useFollowEnd({ count, isOwn, fromEnd }: Growing): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useRef(false);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver(([mark]) => {
      isSeen.current = mark?.isIntersecting === true;
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (count === undefined || count === before.current) return;
    const follows =
      before.current === undefined ? fromEnd : count > before.current && (isSeen.current || isOwn);
    before.current = count;
    if (follows) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, isOwn, fromEnd]);
  return end;
}
