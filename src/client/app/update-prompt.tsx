/** Says that a new version is there, and takes it when the person agrees. */
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { isUpdateWaiting, onUpdateWaiting, postponeUpdate, takeUpdate } from './register-worker.ts';
import './update-prompt.css';

export function UpdatePrompt() {
  const waits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  return (
    <div role="status">
      {waits && (
        <div className="kg-update">
          <p>
            <Trans>A new version of Karngea is ready.</Trans>
          </p>
          <Button variant="plain" small onClick={postponeUpdate}>
            <Trans>Later</Trans>
          </Button>
          <Button variant="marigold" small onClick={takeUpdate}>
            <Trans>Update now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
