/** The menu's row that installs the app, where the browser can. */
import { Trans } from '@lingui/react/macro';
import { downloadOutline } from 'ionicons/icons';
import { install, useInstallMethod } from '#client/data/install-offer.ts';
import { isBorrowed } from '#client/data/session-storage.ts';
import { Note } from '#client/ui/note.tsx';
import { MenuFace } from './menu-face.tsx';

export function InstallRow() {
  const method = useInstallMethod();
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
