/** The numbers on the tabs: what waits in the outbox, and which applications wait for a decision. */
import { useQuery } from '@tanstack/react-query';
import { apply } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { applicationCountsQuery } from '#client/features/applications/application-counts.ts';
import { type TabName } from './tabs.ts';

export function useTabCounts(): Partial<Record<TabName, number>> {
  const user = useSession();
  const waiting = useOutbox().filter((item) => isCall(item, apply) && item.state !== 'sent');
  const { data } = useQuery({
    ...applicationCountsQuery(user?.user_id ?? 0),
    enabled: user?.acc_type === 'employer',
  });
  return { applied: waiting.length, applicants: data?.pending };
}
