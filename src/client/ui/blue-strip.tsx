/** A blue line under the header of a page: something that holds for all of them, and what can be done about it. */
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './blue-strip.css';

type Props = {
  icon: string;
  text: ReactNode;
  /** Stays while the page scrolls below it. */
  stays?: boolean;
  children: ReactNode;
};

export function BlueStrip({ icon, text, stays, children }: Props) {
  return (
    <div className={stays ? 'kg-blue-strip stays' : 'kg-blue-strip'}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
      <div>{children}</div>
    </div>
  );
}
