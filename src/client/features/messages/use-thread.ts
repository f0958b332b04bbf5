/** A thread as its reader sees it, fetched at intervals while it is on the screen (product 2.29). */
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { threadPollMs } from '#client/ui/timings.ts';
import { threadQueueKey } from './message-sending.ts';
import { entriesOf, type Side } from './thread-entries.ts';
import { keyOfMessage, threadQuery } from './thread-queries.ts';

export const sideOf = ({ acc_type }: User): Side => (acc_type === 'employer' ? 'employer' : 'employee');

export function useThread(user: User, id: number) {
  const active = useShellLinks().usePageIsActive();
  const query = useQuery({
    ...threadQuery(user, id),
    // A page that lies below another one reads nothing for its person; the library pauses while nobody sees the app.
    enabled: active,
    refetchInterval: threadPollMs,
    refetchOnWindowFocus: true,
  });
  const queueKey = threadQueueKey(id);
  const items = useOutbox().filter((item) => item.lane === queueKey);
  return { query, entries: entriesOf(query.data ?? [], items, sideOf(user), keyOfMessage) };
}

/** Whether this person may write there: employers always, applicants once they were written to or accepted (product 4.19). */
export function useMayWrite(user: User, { id, status }: { id: number; status: string }): boolean {
  const { data = [] } = useQuery({ ...threadQuery(user, id), enabled: false });
  if (user.acc_type === 'employer' || status === 'accepted') return true;
  return data.some(({ from }) => from === 'employer');
}
