/** The title in the browser's tab and history (product 2.20). */
import { useEffect } from 'react';
import { withoutBreaks } from './user-text.tsx';
import { useShellLinks } from './shell-links.ts';

const site = 'Karngea';

/** Without a title, the site's name alone. Hidden pages leave the title to the shown one. */
export function usePageTitle(title?: string): void {
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  useEffect(() => {
    if (active) document.title = title ? `${withoutBreaks(title)} | ${site}` : site;
  }, [active, title]);
}
