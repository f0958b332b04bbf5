/** The bar at the foot of a page that holds its main action, in the place of the tab bar. Stands beside PageContent, not in it. */
import { type ReactNode } from 'react';
import './sticky-bar.css';

type Props = {
  /** A line above the buttons, for what is still missing. */
  note?: ReactNode;
  /** Not on desktop, where the page has its actions in a side panel. */
  phoneOnly?: boolean;
  children: ReactNode;
};

export function StickyBar({ note, phoneOnly = false, children }: Props) {
  return (
    <footer className={phoneOnly ? 'kg-sticky-bar phone-only' : 'kg-sticky-bar'}>
      <div className="kg-sticky-inner">
        {note && <div className="kg-sticky-note">{note}</div>}
        <div className="kg-sticky-actions">{children}</div>
      </div>
    </footer>
  );
}
