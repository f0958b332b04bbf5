/**
 * The plum page header: wordmark and the shell's actions, with an optional back button. On desktop the top navigation
 * replaces the bar, but not its children.
 */
import { useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useShellLinks } from './shell-links.ts';
import { Wordmark } from './wordmark.tsx';
import './root-header.css';

type Props = {
  /** Off if a banner of the same colour follows. */
  hem?: boolean;
  /** Shows a back button; it leads here if there is no page to go back to. */
  backTo?: string;
  /** Content below the bar, on plum, at every width. */
  children?: ReactNode;
};

const classOf = (hasContent: boolean, hasBack: boolean): string =>
  ['kg-root-header kg-on-head', !hasContent && 'bar-only', hasBack && 'with-back'].filter(Boolean).join(' ');

export function RootHeader({ hem = true, backTo, children }: Props) {
  const { t } = useLingui();
  const { headerActions, badge, goBack } = useShellLinks();
  return (
    <header className={classOf(children !== undefined, backTo !== undefined)}>
      <div className="kg-root-bar">
        {backTo !== undefined && (
          <IconButton icon={arrowBack} label={t`Back`} onClick={() => goBack(backTo)} />
        )}
        <Wordmark />
        {badge}
        <div className="kg-root-actions">{headerActions}</div>
      </div>
      {children && <div className="kg-root-more">{children}</div>}
      {hem && <div className="kg-hem" />}
    </header>
  );
}
