/** The numbers on the tabs: what waits in the outbox, and which applications wait for a decision. */
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { apply } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { applicationsQuery } from '#client/features/applications/application-queries.ts';
import { type TabName } from './tabs.ts';

/** Only in the query's key while it is off. */
const nobody: User = { user_id: 0, name: '', token: '', acc_type: 'employer' };

export function useTabCounts(): Partial<Record<TabName, number>> {
  const user = useSession();
  const isEmployer = user?.acc_type === 'employer';
  const waiting = useOutbox().filter((item) => isCall(item, apply) && item.state !== 'sent');
  const { data: pending } = useQuery({
    ...applicationsQuery(user ?? nobody),
    enabled: isEmployer,
    select: (applications) => applications.filter(({ status }) => status === 'pending').length,
  });
  return { applied: waiting.length, applicants: isEmployer ? pending : undefined };
}
