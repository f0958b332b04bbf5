/** Rows of the settings page: plain, as button or as link, and their groups. */
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

type RowTexts = {
  icon: string;
  title: ReactNode;
  /** Below the title: its purpose, its state, or why it is disabled. */
  hint?: ReactNode;
};

function RowLabel({ icon, title, hint }: RowTexts) {
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

/** A row with an optional control at its end. */
export function SettingRow({ children, ...texts }: RowTexts & { children?: ReactNode }) {
  return (
    <div className="kg-row kg-setting-row">
      <RowLabel {...texts} />
      {children}
    </div>
  );
}

type ButtonProps = RowTexts & {
  onClick: () => void;
  /** It opens a sheet. */
  opens?: boolean;
  busy?: boolean;
  disabled?: boolean;
};

export function SettingButton({ onClick, opens, busy, disabled, ...texts }: ButtonProps) {
  return (
    <button
      type="button"
      className="kg-row kg-setting-row"
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <RowLabel {...texts} />
      {opens && <Icon name={chevronForward} size={20} />}
    </button>
  );
}

export function SettingLink({ to, ...texts }: RowTexts & Pick<LinkProps, 'to'>) {
  return (
    <Link to={to} className="kg-row kg-setting-row">
      <RowLabel {...texts} />
      <Icon name={chevronForward} size={20} />
    </Link>
  );
}
