/** Offers a new version of the app. Loaded only if there is one. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { whileNothingIsSent } from '#client/data/outbox-draining.ts';
import { postponeUpdate, waitingVersion } from './register-worker.ts';
import { whenNothingUnsaved } from './unsaved-forms.ts';
import './update-prompt.css';

const activationTimeoutMs = 2_000;

/** Activates the new worker. Resolves once that is done, or after a timeout. */
const activate = (next: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    next.addEventListener('statechange', () => resolve(), { once: true });
    setTimeout(resolve, activationTimeoutMs);
    next.postMessage({ type: 'SKIP_WAITING' });
  });

/** Installs the update; the page reloads once the new worker has control. Returns false if it waits for unsaved input. */
function installUpdate(): boolean {
  const next = waitingVersion();
  return whenNothingUnsaved(() => next && void whileNothingIsSent(() => activate(next)));
}

function update(): void {
  if (installUpdate()) return;
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
