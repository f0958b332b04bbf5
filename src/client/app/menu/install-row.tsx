/** The menu's row that installs the app, where the browser can; inside another app it opens the phone's own browser. */
import { Trans } from '@lingui/react/macro';
import { downloadOutline, openOutline } from 'ionicons/icons';
import { isInAppBrowser, ownBrowser } from '#client/data/in-app-browser.ts';
import { install, useInstallMethod } from '#client/data/install-offer.ts';
import { isBorrowed } from '#client/data/session-storage.ts';
import { OwnBrowserLabel } from '#client/forms/own-browser-link.tsx';
import { Note } from '#client/ui/note.tsx';
import { MenuFace } from './menu-face.tsx';

export function InstallRow() {
  const method = useInstallMethod();
  if (isInAppBrowser()) {
    const { name, link } = ownBrowser(location.href);
    return (
      <a href={link} className="kg-menu-row">
        <MenuFace icon={openOutline}>
          <OwnBrowserLabel name={name} />
        </MenuFace>
      </a>
    );
  }
  if (isBorrowed()) return null;
  if (method === 'prompt') {
    return (
      <button type="button" className="kg-menu-row" onClick={() => void install()}>
        <MenuFace icon={downloadOutline}>
          <Trans>Install the app</Trans>
        </MenuFace>
      </button>
    );
  }
  if (method === 'by-hand') {
    return (
      <Note>
        <Trans>To install the app, tap Share, then Add to Home Screen.</Trans>
      </Note>
    );
  }
  return null;
}
