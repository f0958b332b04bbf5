/** In place of a decision that a colleague has made meanwhile: who, what, and on. */
import { Trans } from '@lingui/react/macro';
import { type QueueItem } from '#contract/operators.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { WhoDecided } from './who-decided.tsx';

type Props = { item: QueueItem; onNext: () => void };

export const OvertakenNote = ({ item, onNext }: Props) => (
  <div className="item-overtaken" role="status">
    <Note>
      <WhoDecided item={item} />
    </Note>
    <Button onClick={onNext}>
      <Trans>Next</Trans>
    </Button>
  </div>
);
