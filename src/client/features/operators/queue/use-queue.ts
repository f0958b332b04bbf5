/** The queue as a screen needs it: which kind, what waits of it, what is open, and what comes next. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type QueueItem, type QueueKind, queueKinds } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { useIsBegun } from '../decisions/decision-drafts.ts';
import { queueQuery } from '../operator-queries.ts';
import { type PendingDecision, undo, usePendingDecisions } from '../decisions/pending-decisions.ts';
import { keyOf } from './queue-items.ts';
import { useCounts } from './use-counts.ts';

/** Each once: a page may begin with what the one before ended with. */
const each = (items: readonly QueueItem[]): QueueItem[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export function useQueue(isWide: boolean) {
  const userId = useSession()?.user_id ?? 0;
  const counts = useCounts();
  const [kind, setKind] = useState<QueueKind>('reports');
  const [opened, open] = useState<QueueItem>();
  const query = useInfiniteQuery(queueQuery(userId, kind));
  const decided = usePendingDecisions();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The next entry takes the focus: a person asked for it. */
  const takesFocus = useRef(false);

  const isDecided = (item: QueueItem) => decided.some(({ key }) => key === keyOf(item));
  const all = each(query.data?.pages.flat() ?? []);
  const items = all.filter((item) => !isDecided(item));
  const chosen = opened?.kind === kind ? opened : undefined;
  const first = isWide && !chosen ? items[0] : undefined;
  const isBegun = useIsBegun(first);
  // What is on screen stays there, whoever decides it; of an old list only once it came anew, or something is typed.
  if (first && (isBegun || !query.isFetching)) open(first);
  const shown = chosen ? (all.find((item) => keyOf(item) === keyOf(chosen)) ?? chosen) : first;
  const shownKey = shown && keyOf(shown);
  const isOvertaken =
    shown !== undefined &&
    query.isSuccess &&
    !isDecided(shown) &&
    !items.some((item) => keyOf(item) === shownKey);

  useEffect(() => {
    if (!takesFocus.current || (isWide && !heading.current)) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, [shownKey, isWide, query.isPending]);

  const show = (item: QueueItem | undefined): void => {
    takesFocus.current = true;
    open(item);
    if (item && keyOf(item) === shownKey) heading.current?.focus();
  };
  const chooseKind = (next: QueueKind): void => {
    setKind(next);
    open(undefined);
  };
  /** The neighbour in the list; at its end, the first. */
  const goOn = (): void => {
    const at = all.findIndex((item) => keyOf(item) === shownKey);
    const rest = items.filter((item) => keyOf(item) !== shownKey);
    const next = rest.find((item) => all.indexOf(item) > at) ?? rest[0];
    if (next) return show(next);
    takesFocus.current = true;
    // Nothing of this kind is left: on to what else waits.
    const other = queueKinds.find((each) => each !== kind && (counts?.[each] ?? 0) > 0);
    if (other) setKind(other);
    open(undefined);
  };
  const step = (by: 1 | -1): void => {
    const at = items.findIndex((item) => keyOf(item) === shownKey);
    const next = items[at < 0 ? 0 : at + by];
    if (next) show(next);
  };
  const takeBack = (decision: PendingDecision | undefined): void => {
    const undone = decision && undo(decision.key);
    if (!undone) return;
    setKind(undone.item.kind);
    show(undone.item);
  };
  return {
    userId,
    kind,
    counts,
    query,
    items,
    shown,
    shownKey,
    isOvertaken,
    heading,
    chooseKind,
    show,
    goOn,
    step,
    takeBack,
    close: () => open(undefined),
  };
}

export type Queue = ReturnType<typeof useQueue>;
