/** The scrolling content of a page: its `main` landmark, width and footer. */
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useShellLinks } from './shell-links.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import './page-content.css';

/** Whether a server-rendered page still covers the app that is starting. */
export const isSsrPageShown = (): boolean =>
  !import.meta.env.SSR && document.querySelector('html:not(.kg-app-shown) .kg-ssr') !== null;

/**
 * False in the first render below a server-rendered page, so that its first frame has less to lay out. Elements that
 * leave out content of that page until then must have `data-more-to-come`.
 */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, !isSsrPageShown());

type Props = {
  /** 'wide' 1180 px, 'column' 720 px, 'card' 440 px and a card on desktop, 'full' without limit and padding. */
  width?: 'wide' | 'column' | 'card' | 'full';
  footer?: 'desktop' | 'always' | 'never';
  className?: string;
  /** Full-width elements above the content, such as a banner. */
  lead?: ReactNode;
  /** Makes the page focusable, so that keys scroll it. For pages without focusable content. */
  tabStop?: boolean;
  /** Cache keys to refetch when the page is pulled down (app/touch/pull-to-refresh.ts). Without it the page can't be pulled. */
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
  const isAfterFirstRender = useAfterFirstRender();
  const page = useRef<HTMLElement>(null);
  useFocusRecovery(page);
  return (
    <main
      // The target of the skip link: hidden pages stay in the document.
      id={active ? 'content' : undefined}
      className="kg-page ion-content-scroll-host"
      tabIndex={tabStop ? 0 : -1}
      data-refreshes={refreshes && JSON.stringify(refreshes)}
      ref={page}
    >
      {strip}
      {lead}
      <div className={`kg-measure ${width} ${className}`}>{children}</div>
      {footer !== 'never' && isAfterFirstRender && (
        <div className={`kg-page-footer ${footer}`}>{shellFooter}</div>
      )}
    </main>
  );
}
