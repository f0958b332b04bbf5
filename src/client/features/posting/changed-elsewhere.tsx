/** Another tab or device has changed the job since these changes began: which of the two counts is asked. */
import { Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';

type Props = { onTake: () => void; onKeep: () => void };

export const ChangedElsewhere = ({ onTake, onKeep }: Props) => (
  <div role="status">
    <Note tone="marigold">
      <Trans>This job was changed elsewhere in the meantime. Which version do you want to go on with?</Trans>
    </Note>
    <div className="posting-line-buttons">
      <Button variant="outline" small onClick={onTake}>
        <Trans>The newer one</Trans>
      </Button>
      <Button variant="outline" small onClick={onKeep}>
        <Trans>Mine</Trans>
      </Button>
    </div>
  </div>
);
