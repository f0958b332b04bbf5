/** Which notices are marked as new, and when they are told to be read (product 2.25). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Notice } from '#contract/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { noticesReadMs } from '#client/ui/timings.ts';
import { markRead } from './read-notices.ts';

const none: ReadonlySet<number> = new Set();

/**
 * Two seconds after the page was opened, and after something new came into it, all is read. The marks of what was new
 * stay until the person leaves the page.
 */
export function useMarks(userId: number, notices: readonly Notice[]): ReadonlySet<number> {
  const client = useQueryClient();
  const active = useShellLinks().usePageIsActive();
  const [marked, setMarked] = useState(none);
  const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
  const added = unread.filter((id) => !marked.has(id));
  if (active && added.length > 0) setMarked(new Set([...marked, ...added]));
  if (!active && marked.size > 0) setMarked(none);

  const newest = notices[0]?.id;
  const hasUnread = unread.length > 0;
  useEffect(() => {
    if (!active || !hasUnread || newest === undefined) return;
    const timer = setTimeout(
      () => void markRead(client, userId, newest).catch(() => undefined),
      noticesReadMs,
    );
    return () => clearTimeout(timer);
  }, [active, hasUnread, newest, client, userId]);
  return active ? marked : new Set(unread);
}
