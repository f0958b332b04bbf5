/** Whether what somebody sent keeps them waiting. */
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';

/** The first try is under way for a moment: nobody is told of waiting yet. */
export const isHeldUp = (item: OutboxItem): boolean =>
  isWaiting(item) && (item.reason !== null || !navigator.onLine);
