/** The menu's row for people inside another app: their phone's own browser can do more. */
import { Trans } from '@lingui/react/macro';
import { openOutline } from 'ionicons/icons';
import { isInAppBrowser, ownBrowser } from '#client/data/in-app-browser.ts';
import { MenuFace } from './menu-face.tsx';

export function OwnBrowserRow() {
  if (!isInAppBrowser()) return null;
  const { name, link } = ownBrowser(location.href);
  return (
    <a href={link} className="kg-menu-row">
      <MenuFace icon={openOutline}>
        {name === 'Chrome' ? <Trans>Open in Chrome</Trans> : <Trans>Open in Safari</Trans>}
      </MenuFace>
    </a>
  );
}
