/** Switches to the new version of the app that waits; loaded with the question whether to. */
import { whileNothingIsSent } from '#client/data/outbox-draining.ts';
import { waitingVersion } from './register-worker.ts';
import { whenNothingIsTyped } from './unsaved-forms.ts';

const beginsWithinMs = 2_000;

/** Resolves when the new version has begun, or will not do so at once. */
const beginning = (next: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    next.addEventListener('statechange', () => resolve(), { once: true });
    setTimeout(resolve, beginsWithinMs);
    next.postMessage({ type: 'SKIP_WAITING' });
  });

/** The page reloads when the new version has taken over; false while something is typed: then it waits. */
export function takeUpdate(): boolean {
  const next = waitingVersion();
  return whenNothingIsTyped(() => next && void whileNothingIsSent(() => beginning(next)));
}
