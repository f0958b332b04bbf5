/** A remark that stays on the page: for information, for attention, or about something wrong. */
import { alertCircle, informationCircle } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './note.css';

type Props = {
  tone?: 'blue' | 'marigold' | 'red';
  /** Where something else than the tone says what it is about. */
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
