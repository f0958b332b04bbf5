/** A thread with this device's unsent messages, polled while its page is active (product 2.29). */
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { threadPollMs } from '#client/ui/timings.ts';
import { threadQueueKey } from './message-sending.ts';
import { entriesOf, type Side } from './thread-entries.ts';
import { keyOfMessage, threadQuery } from './thread-queries.ts';

const sideOf = ({ acc_type }: User): Side => (acc_type === 'employer' ? 'employer' : 'employee');

export function useThread(user: User, id: number) {
  const isActive = useShellLinks().usePageIsActive();
  const query = useQuery({
    ...threadQuery(user, id),
    // Not on pages below another one: fetching marks messages as read.
    enabled: isActive,
    refetchInterval: threadPollMs,
    refetchOnWindowFocus: true,
  });
  const queueKey = threadQueueKey(id);
  const items = useOutbox().filter((item) => item.lane === queueKey);
  return { query, entries: entriesOf(query.data ?? [], items, sideOf(user), keyOfMessage) };
}

/** Employers can always write; applicants once the employer wrote or accepted them (product 4.19). */
export function useCanWrite(user: User, { id, status }: { id: number; status: string }): boolean {
  const { data = [] } = useQuery({ ...threadQuery(user, id), enabled: false });
  if (user.acc_type === 'employer' || status === 'accepted') return true;
  return data.some(({ from }) => from === 'employer');
}
