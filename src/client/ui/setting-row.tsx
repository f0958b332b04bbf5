/** The rows of the settings, in groups: each opens something, does something, or has a control of its own. */
import { Link, type LinkProps } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import './card.css';
import './setting-row.css';

type GroupProps = { title: ReactNode; children: ReactNode };

export function SettingGroup({ title, children }: GroupProps) {
  const id = useId();
  return (
    <section className="kg-setting-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="kg-rows">{children}</div>
    </section>
  );
}

type Looks = {
  icon: string;
  title: ReactNode;
  /** Under the title: what it is for, its state, or why it cannot be used now. */
  hint?: ReactNode;
};

function Words({ icon, title, hint }: Looks) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span className="kg-setting-words">
        <span>{title}</span>
        {hint && <span className="kg-muted">{hint}</span>}
      </span>
    </>
  );
}

/** To read; with a control at its end where it has one. */
export function SettingRow({ children, ...looks }: Looks & { children?: ReactNode }) {
  return (
    <div className="kg-row kg-setting-row">
      <Words {...looks} />
      {children}
    </div>
  );
}

type ButtonProps = Looks & {
  onClick: () => void;
  /** It opens a sheet; otherwise it acts at once. */
  opens?: boolean;
  busy?: boolean;
  disabled?: boolean;
};

export function SettingButton({ onClick, opens, busy, disabled, ...looks }: ButtonProps) {
  return (
    <button
      type="button"
      className="kg-row kg-setting-row"
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <Words {...looks} />
      {opens && <Icon name={chevronForward} size={20} />}
    </button>
  );
}

export function SettingLink({ to, ...looks }: Looks & Pick<LinkProps, 'to'>) {
  return (
    <Link to={to} className="kg-row kg-setting-row">
      <Words {...looks} />
      <Icon name={chevronForward} size={20} />
    </Link>
  );
}
