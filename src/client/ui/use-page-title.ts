/** The title in the browser's tab and history (product 2.20). */
import { useEffect } from 'react';
import { withoutBreaks } from './user-text.tsx';
import { useShellLinks } from './shell-links.ts';

const site = 'Karngea';

/** Without a title, only the site's name. Hidden pages don't set it. */
export function usePageTitle(title?: string): void {
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  useEffect(() => {
    if (active) document.title = title ? `${withoutBreaks(title)} | ${site}` : site;
  }, [active, title]);
}
