/** A blue bar under the header of every page, with an action. It stays visible while the page scrolls. */
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './blue-strip.css';

type Props = {
  icon: string;
  text: ReactNode;
  children: ReactNode;
};

export function BlueStrip({ icon, text, children }: Props) {
  return (
    <div className="kg-blue-strip">
      <Icon name={icon} size={20} />
      <span>{text}</span>
      <div>{children}</div>
    </div>
  );
}
