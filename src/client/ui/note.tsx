/** A notice within a page: information, warning or error. */
import { alertCircle, informationCircle } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './note.css';

type Props = {
  tone?: 'blue' | 'marigold' | 'red';
  /** Replaces the icon of the tone. */
  icon?: string;
  children: ReactNode;
};

export function Note({ tone = 'blue', icon, children }: Props) {
  return (
    <div className={`kg-note ${tone}`}>
      <Icon name={icon ?? (tone === 'red' ? alertCircle : informationCircle)} size={20} />
      <div>{children}</div>
    </div>
  );
}
