/** A bar with a message and one action, such as Undo after a deletion. The screen that shows it also places it. */
import { informationCircle } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './action-bar.css';

type Props = {
  /** The label of the button. */
  action: ReactNode;
  /** The accessible name of the button, if its label isn't enough. */
  actionName?: string;
  onAction: () => void;
  /** Announces the message. */
  role?: 'status';
  children: ReactNode;
};

export function ActionBar({ action, actionName, onAction, role, children }: Props) {
  return (
    <div className="kg-action-bar" role={role}>
      <Icon name={informationCircle} size={20} />
      <p>{children}</p>
      <button type="button" aria-label={actionName} onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
