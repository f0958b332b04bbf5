/** The mark on the installed app's icon: how many notices are unread, where the phone shows it (product 7.23). */
import { useEffect } from 'react';

/** `askedAt` is when the number was heard: a push may have set the mark since. */
export function useAppBadge(unread: number | undefined, askedAt: number): void {
  useEffect(() => {
    if (unread === undefined) return;
    // Zero takes it away.
    void navigator.setAppBadge?.(unread)?.catch(() => undefined);
  }, [unread, askedAt]);
}
