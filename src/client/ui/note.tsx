/** A remark that stays on the page: for information, for attention, or about something wrong. */
import { alertCircle, informationCircle } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './note.css';

type Props = { tone?: 'blue' | 'marigold' | 'red'; children: ReactNode };

export function Note({ tone = 'blue', children }: Props) {
  return (
    <div className={`kg-note ${tone}`}>
      <Icon name={tone === 'red' ? alertCircle : informationCircle} size={20} />
      <div>{children}</div>
    </div>
  );
}
