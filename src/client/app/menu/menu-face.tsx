/** What a row of a menu shows: icon, words, and an arrow. */
import { chevronForward } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './menu-row.css';

export function MenuFace({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span>{children}</span>
      <Icon name={chevronForward} size={20} />
    </>
  );
}
