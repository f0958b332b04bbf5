/** Number of waiting items by kind, without those decided in the last seconds. */
import { useQuery } from '@tanstack/react-query';
import { type OperatorCounts, queueKinds } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { countsQuery } from '../operator-queries.ts';
import { usePendingDecisions } from '../decisions/pending-decisions.ts';

/** Undefined until loaded. */
export function useCounts(): OperatorCounts | undefined {
  const user = useSession();
  const pending = usePendingDecisions();
  const { data } = useQuery({ ...countsQuery(user?.user_id ?? 0), enabled: user?.acc_type === 'operator' });
  if (!data) return undefined;
  const counts = { ...data };
  for (const { item, state } of pending)
    if (state === 'waiting' || state === 'sending') counts[item.kind] -= 1;
  for (const kind of queueKinds) counts[kind] = Math.max(0, counts[kind]);
  return counts;
}

export function useWaitingTotal(): number {
  const counts = useCounts();
  return counts ? queueKinds.reduce((sum, kind) => sum + counts[kind], 0) : 0;
}
