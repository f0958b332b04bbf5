/** The path from Home to the current page, as links. */
import { useLingui } from '@lingui/react/macro';
import { chevronForward } from 'ionicons/icons';
import { Fragment } from 'react';
import { Icon } from './icon.tsx';
import { TextLink } from './button.tsx';
import { langOf } from './user-text.tsx';
import './breadcrumb.css';

type Props = {
  /** From the root; the last entry is this page and has no `to`. */
  trail: readonly { readonly label: string; readonly to?: string }[];
};

export function Breadcrumb({ trail }: Props) {
  const { t } = useLingui();
  return (
    <nav className="kg-breadcrumb" aria-label={t`Breadcrumb`}>
      <ol>
        {trail.map(({ label, to }, index) => (
          // Labels may be equal.
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden>
                <Icon name={chevronForward} size={16} />
              </li>
            )}
            <li lang={langOf(label)}>
              {to ? <TextLink to={to}>{label}</TextLink> : <span aria-current="page">{label}</span>}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
