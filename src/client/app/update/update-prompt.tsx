/** Says that a new version is there, and takes it when the person agrees; loaded only then. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { whileNothingIsSent } from '#client/data/outbox-draining.ts';
import { postponeUpdate, waitingVersion } from './register-worker.ts';
import { whenNothingIsTyped } from './unsaved-forms.ts';
import './update-prompt.css';

const beginsWithinMs = 2_000;

/** Resolves when the new version has begun, or will not do so at once. */
const beginning = (next: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    next.addEventListener('statechange', () => resolve(), { once: true });
    setTimeout(resolve, beginsWithinMs);
    next.postMessage({ type: 'SKIP_WAITING' });
  });

/** The page reloads when the new version has taken over; false while something is typed: then it waits. */
function takeUpdate(): boolean {
  const next = waitingVersion();
  return whenNothingIsTyped(() => next && void whileNothingIsSent(() => beginning(next)));
}

function update(): void {
  if (takeUpdate()) return;
  postponeUpdate();
  notify('blue', msg`The update installs once you've sent or saved what you're writing.`);
}

export const UpdatePrompt = () => (
  <div className="kg-update">
    <p>
      <Trans>A new version of Karngea is ready.</Trans>
    </p>
    <Button variant="plain" small onClick={postponeUpdate}>
      <Trans>Later</Trans>
    </Button>
    <Button variant="marigold" small onClick={update}>
      <Trans>Update now</Trans>
    </Button>
  </div>
);
