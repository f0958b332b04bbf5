/** For people in an in-app browser: a link that opens the page in the phone's own browser. */
import { Trans } from '@lingui/react/macro';
import { openOutline } from 'ionicons/icons';
import { type MouseEvent } from 'react';
import { isInAppBrowser, type OwnBrowser, ownBrowser } from '#client/data/in-app-browser.ts';
import { isInTelegram } from '#client/data/telegram-launch.ts';
import { ButtonAnchor } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import './own-browser-link.css';

export const OwnBrowserLabel = ({ name }: { name: OwnBrowser }) =>
  name === 'Chrome' ? <Trans>Open in Chrome</Trans> : <Trans>Open in Safari</Trans>;

/** Also explains what to do if the in-app browser ignores such links. */
export function OwnBrowserLink() {
  const { name, link } = ownBrowser(location.href);
  const open = async (event: MouseEvent) => {
    if (!isInTelegram()) return;
    event.preventDefault();
    (await import('#client/data/telegram-bridge.ts')).openLink(location.href);
  };
  return (
    <div className="kg-own-browser">
      <ButtonAnchor
        wide
        variant="outline"
        icon={openOutline}
        href={link}
        onClick={(event) => void open(event)}
      >
        <OwnBrowserLabel name={name} />
      </ButtonAnchor>
      <p className="kg-muted">
        <Trans>If nothing happens, use this app's menu to open the page in your browser.</Trans>
      </p>
    </div>
  );
}

/** For log-in pages, because in-app browsers often delete sessions. Renders nothing in other browsers. */
export function InAppNote() {
  if (import.meta.env.SSR || !isInAppBrowser() || isInTelegram()) return null;
  return (
    <Note>
      <Trans>This is another app's browser. Use your own to stay logged in and get notifications.</Trans>
      <OwnBrowserLink />
    </Note>
  );
}
