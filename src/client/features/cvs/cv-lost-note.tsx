/** Over an empty CV form: the CV could not be loaded, so whether there is one is not known. */
import { Trans } from '@lingui/react/macro';
import { refresh } from 'ionicons/icons';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';

type Props = { busy: boolean; onRetry: () => void };

export function CvLostNote({ busy, onRetry }: Props) {
  return (
    <Note tone="red">
      <p role="alert">
        <Trans>Your CV could not be loaded.</Trans>
      </p>
      <Button variant="outline" small icon={refresh} busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  );
}
