/** A bar with the page's main action, in place of the tab bar. Render it after PageContent, not inside. */
import { type ReactNode } from 'react';
import './sticky-bar.css';

type Props = {
  /** A line above the buttons. */
  note?: ReactNode;
  /** Hidden on desktop, for pages whose actions are in a side panel there. */
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
