/** The one scrolling part of a page, its landmark and its measure. */
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useShellLinks } from './shell-links.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import './page-content.css';

/** Whether a page that the server rendered is seen, under which the app starts. */
export const isUnderSsrPage = (): boolean =>
  !import.meta.env.SSR && document.querySelector('html:not(.kg-app-shown) .kg-ssr') !== null;

/** False in the first drawing under such a page. Whoever leaves out what that page has says so with `data-more-to-come`. */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, !isUnderSsrPage());

type Props = {
  /** 'wide' 1180 px, 'column' 720 px, 'card' a card of 440 px on desktop, 'full' without measure and gutter. */
  width?: 'wide' | 'column' | 'card' | 'full';
  footer?: 'desktop' | 'always' | 'never';
  className?: string;
  /** Full-width parts before the measured ones: a banner, an offline strip. */
  lead?: ReactNode;
  /** Where nothing in it can be focused: keys then scroll the page itself. */
  tabStop?: boolean;
  /** Cache keys of what pulling the page down refetches (app/touch/pull-to-refresh.ts). Without it the page can't be pulled. */
  refreshes?: readonly (readonly unknown[])[];
  children: ReactNode;
};

export function PageContent({
  width = 'wide',
  footer = 'desktop',
  className = '',
  lead,
  tabStop,
  refreshes,
  children,
}: Props) {
  const { strip, footer: shellFooter, usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  const isLater = useAfterFirstRender();
  const page = useRef<HTMLElement>(null);
  useFocusRecovery(page);
  return (
    <main
      // The skip link leads to the page that is shown, of all that are kept.
      id={active ? 'content' : undefined}
      className="kg-page ion-content-scroll-host"
      tabIndex={tabStop ? 0 : -1}
      data-refreshes={refreshes && JSON.stringify(refreshes)}
      ref={page}
    >
      {strip}
      {lead}
      <div className={`kg-measure ${width} ${className}`}>{children}</div>
      {footer !== 'never' && isLater && <div className={`kg-page-footer ${footer}`}>{shellFooter}</div>}
    </main>
  );
}
