/** Names the page that is being shown in the browser's tab and history (spec §2: '{name} | {site}'). */
import { useEffect } from 'react';
import { useShellLinks } from './shell-links.ts';

const site = 'Karngea';

/** Without a title the site's name stands alone. Pages that are kept but hidden leave the title to the shown one. */
export function usePageTitle(title?: string): void {
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  useEffect(() => {
    if (active) document.title = title ? `${title} | ${site}` : site;
  }, [active, title]);
}
