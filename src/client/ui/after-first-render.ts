/** What lies below the screen is drawn a moment after the rest, so that no single frame has all of it to lay out. */
import { useDeferredValue } from 'react';

/** Whether a page that the server rendered is seen, under which the app starts. */
export const isUnderSsrPage = (): boolean =>
  !import.meta.env.SSR && document.querySelector('html:not(.kg-app-shown) .kg-ssr') !== null;

/** False in the first drawing under such a page. Whoever leaves out what that page has says so with `data-more-to-come`. */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, !isUnderSsrPage());
