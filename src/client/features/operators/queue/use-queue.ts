/** State of the queue screen: the chosen kind, its items, the open item and the next one. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type QueueItem, type QueueKind, queueKinds } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { useHasDraft } from '../decisions/decision-drafts.ts';
import { queueQuery } from '../operator-queries.ts';
import { type PendingDecision, undo, usePendingDecisions } from '../decisions/pending-decisions.ts';
import { keyOf } from './queue-items.ts';
import { useCounts } from './use-counts.ts';

/** Consecutive pages can overlap, so items are made unique. */
const withoutDuplicates = (items: readonly QueueItem[]): QueueItem[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export function useQueue(isWide: boolean) {
  const userId = useSession()?.user_id ?? 0;
  const counts = useCounts();
  const [kind, setKind] = useState<QueueKind>('reports');
  const [opened, setOpened] = useState<QueueItem>();
  const query = useInfiniteQuery(queueQuery(userId, kind));
  const pending = usePendingDecisions();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Set when the user opens an item: its heading gets the focus. */
  const shouldFocus = useRef(false);

  const isDecided = (item: QueueItem) => pending.some(({ key }) => key === keyOf(item));
  const all = withoutDuplicates(query.data?.pages.flat() ?? []);
  const items = all.filter((item) => !isDecided(item));
  const current = opened?.kind === kind ? opened : undefined;
  const first = isWide && !current ? items[0] : undefined;
  const hasDraft = useHasDraft(first);
  // Pin the first item, so that it stays open whatever colleagues decide; wait for a fresh list unless it has a draft.
  if (first && (hasDraft || !query.isFetching)) setOpened(first);
  const shown = current ? (all.find((item) => keyOf(item) === keyOf(current)) ?? current) : first;
  const shownKey = shown && keyOf(shown);
  /** A colleague has decided the open item. */
  const isSuperseded =
    shown !== undefined &&
    query.isSuccess &&
    !isDecided(shown) &&
    !items.some((item) => keyOf(item) === shownKey);

  useEffect(() => {
    if (!shouldFocus.current || (isWide && !heading.current)) return;
    shouldFocus.current = false;
    heading.current?.focus();
  }, [shownKey, isWide, query.isPending]);

  const show = (item: QueueItem | undefined): void => {
    shouldFocus.current = true;
    setOpened(item);
    if (item && keyOf(item) === shownKey) heading.current?.focus();
  };
  const chooseKind = (next: QueueKind): void => {
    setKind(next);
    setOpened(undefined);
  };
  /** Opens the next item; after the last one, the first. */
  const showNext = (): void => {
    const at = all.findIndex((item) => keyOf(item) === shownKey);
    const rest = items.filter((item) => keyOf(item) !== shownKey);
    const next = rest.find((item) => all.indexOf(item) > at) ?? rest[0];
    if (next) return show(next);
    shouldFocus.current = true;
    // No item of this kind is left: continue with another kind.
    const other = queueKinds.find((one) => one !== kind && (counts?.[one] ?? 0) > 0);
    if (other) setKind(other);
    setOpened(undefined);
  };
  const step = (by: 1 | -1): void => {
    const at = items.findIndex((item) => keyOf(item) === shownKey);
    const next = items[at < 0 ? 0 : at + by];
    if (next) show(next);
  };
  const undoDecision = (decision: PendingDecision | undefined): void => {
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
    isSuperseded,
    heading,
    chooseKind,
    show,
    showNext,
    step,
    undoDecision,
    close: () => setOpened(undefined),
  };
}

export type Queue = ReturnType<typeof useQueue>;
