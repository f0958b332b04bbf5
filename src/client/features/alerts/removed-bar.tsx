/** Says that an alert was deleted, and gives it back at a tap. */
import { Trans } from '@lingui/react/macro';
import { informationCircle } from 'ionicons/icons';
import { type Alert } from '#contract/alerts.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';

type Props = { removed: Alert | undefined; onUndo: () => void };

function Removed({ alert: { name }, onUndo }: { alert: Alert; onUndo: () => void }) {
  return (
    <p>
      <Icon name={informationCircle} size={20} />
      <span className="alert-removed-words">
        <Trans>
          “<UserText>{name}</UserText>” is deleted
        </Trans>
      </span>
      <button type="button" onClick={onUndo}>
        <Trans context="deleted">Undo</Trans>
      </button>
    </p>
  );
}

export const RemovedBar = ({ removed, onUndo }: Props) => (
  <div role="status" className="alert-removed">
    {removed && <Removed key={removed.id} alert={removed} onUndo={onUndo} />}
  </div>
);
