/** A tile of the share sheet: a link if it leads out of the app, otherwise a button. */
import { type ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';

type Props = {
  icon: string;
  children: ReactNode;
  busy?: boolean;
  /** Set if it opens something below. */
  expanded?: boolean;
  /** Null if it cannot be used now. */
  href?: string | null;
  onClick?: (() => void) | null;
};

export function ShareTile({ icon, children, busy, expanded, href, onClick }: Props) {
  const content = (
    <>
      <span className="share-tile">
        <Icon name={icon} size={24} />
      </span>
      {children}
    </>
  );
  return (
    <li>
      {href ? (
        <a className="share-way" href={href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <button
          type="button"
          className="share-way"
          aria-expanded={expanded}
          aria-busy={busy || undefined}
          disabled={!onClick}
          onClick={() => !busy && onClick?.()}
        >
          {content}
        </button>
      )}
    </li>
  );
}
