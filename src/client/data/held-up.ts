/** Whether what somebody sent keeps them waiting. */
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';

/** The first try is under way for a moment: nobody is told of waiting yet. */
export const isHeldUp = (item: OutboxItem): boolean =>
  isWaiting(item) && (item.reason !== null || !navigator.onLine);

/** It waits although the server answered, which could not do it. */
export const wasAnswered = ({ state, reason }: OutboxItem): boolean =>
  state === 'queued' && reason !== null && reason !== 'offline';

/** The server no longer knew the token. Held before any try means only that the worker has not heard of the log-in yet. */
export const waitsForLogIn = ({ state, attempts }: OutboxItem): boolean => state === 'held' && attempts > 0;
