/** The plum bar of a tab's first page: wordmark, what the shell adds, and the hem. The top navigation replaces it on desktop. */
import { useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useShellLinks } from './shell-links.ts';
import { Wordmark } from './wordmark.tsx';
import './root-header.css';

type Props = {
  /** Off where a banner of the same colour follows. */
  hem?: boolean;
  /** Shows a back button that leads there when no page lies below. */
  backTo?: string;
  /** Stands in the plum below the bar, at every width. */
  children?: ReactNode;
};

const classOf = (more: boolean, back: boolean): string =>
  ['kg-root-header kg-on-head', !more && 'bar-only', back && 'with-back'].filter(Boolean).join(' ');

export function RootHeader({ hem = true, backTo, children }: Props) {
  const { t } = useLingui();
  const { headerActions, mark, goBack } = useShellLinks();
  return (
    <header className={classOf(children !== undefined, backTo !== undefined)}>
      <div className="kg-root-bar">
        {backTo !== undefined && (
          <IconButton icon={arrowBack} label={t`Back`} onClick={() => goBack(backTo)} />
        )}
        <Wordmark />
        {mark}
        <div className="kg-root-actions">{headerActions}</div>
      </div>
      {children && <div className="kg-root-more">{children}</div>}
      {hem && <div className="kg-hem" />}
    </header>
  );
}
