/** A blue bar under the header of every page, with an action. */
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './blue-strip.css';

type Props = {
  icon: string;
  text: ReactNode;
  /** Stays visible while the page scrolls. */
  sticky?: boolean;
  children: ReactNode;
};

export function BlueStrip({ icon, text, sticky, children }: Props) {
  return (
    <div className={sticky ? 'kg-blue-strip stays' : 'kg-blue-strip'}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
      <div>{children}</div>
    </div>
  );
}
