/** One way to share: a picture on a tile and its name. A link where it leads out of the app, else a button. */
import { type ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';

type Props = {
  icon: string;
  children: ReactNode;
  busy?: boolean;
  /** Where it opens something below. */
  expanded?: boolean;
  /** Null where it cannot be used now. */
  href?: string | null;
  onClick?: (() => void) | null;
};

export function ShareWay({ icon, children, busy, expanded, href, onClick }: Props) {
  const face = (
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
          {face}
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
          {face}
        </button>
      )}
    </li>
  );
}
