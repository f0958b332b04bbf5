/** The plum page header: wordmark and the shell's actions, with an optional back button. On desktop the top navigation replaces it. */
import { useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { IconButton } from './button.tsx';
import { useShellLinks } from './shell-links.ts';
import { Wordmark } from './wordmark.tsx';
import './root-header.css';

type Props = {
  /** Off if a banner of the same colour follows. */
  hem?: boolean;
  /** Shows a back button; it leads here if there is no page to go back to. */
  backTo?: string;
};

export function RootHeader({ hem = true, backTo }: Props) {
  const { t } = useLingui();
  const { headerActions, badge, goBack } = useShellLinks();
  return (
    <header className={`kg-root-header kg-on-head${backTo === undefined ? '' : ' with-back'}`}>
      <div className="kg-root-bar">
        {backTo !== undefined && (
          <IconButton icon={arrowBack} label={t`Back`} onClick={() => goBack(backTo)} />
        )}
        <Wordmark />
        {badge}
        <div className="kg-root-actions">{headerActions}</div>
      </div>
      {hem && <div className="kg-hem" />}
    </header>
  );
}
