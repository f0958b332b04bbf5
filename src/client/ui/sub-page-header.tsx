/** The header of a page opened from another one: back, title, at most two actions. */
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { arrowBack } from 'ionicons/icons';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useShellLinks } from './shell-links.ts';
import { langOf } from './user-text.tsx';
import './sub-page-header.css';

type Props = {
  title: string;
  /** Where back leads if there is no previous page, as after a link from outside. */
  backTo: string;
  actions?: ReactNode;
  /** 'p' if the page's content has the `h1`. */
  titleAs?: 'h1' | 'p';
};

export function SubPageHeader({ title, backTo, actions, titleAs: Title = 'h1' }: Props) {
  const { t } = useLingui();
  const { goBack, usePageIsActive, setPlainBar } = useShellLinks();
  const active = usePageIsActive();
  useEffect(() => (active ? setPlainBar() : undefined), [active, setPlainBar]);
  return (
    <header className="kg-sub-header">
      {import.meta.env.SSR ? (
        <Link to={backTo} className="kg-icon-button" aria-label={t`Back`} title={t`Back`}>
          <Icon name={arrowBack} size={24} />
        </Link>
      ) : (
        <IconButton icon={arrowBack} label={t`Back`} onClick={() => goBack(backTo)} />
      )}
      <Title className="kg-sub-title kg-head-font" lang={langOf(title)}>
        {title}
      </Title>
      {actions && <div className="kg-sub-actions">{actions}</div>}
    </header>
  );
}
