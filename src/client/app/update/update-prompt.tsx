/** Says that a new version is there, and takes it when the person agrees; loaded only then. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { postponeUpdate } from './register-worker.ts';
import { takeUpdate } from './take-update.ts';
import './update-prompt.css';

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
