/** The phone's menu: own pages, public pages, language, theme and sign-out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  briefcaseOutline,
  cloudUploadOutline,
  downloadOutline,
  homeOutline,
  informationCircleOutline,
  logOutOutline,
  mailOutline,
  openOutline,
  refreshOutline,
} from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { useUpdate } from '#client/app/update/update-offer.ts';
import { installUpdate } from '#client/app/update/update-card.tsx';
import { phoneLink, useSite } from '#client/data/site-query.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { LanguageChoice, ThemeChoice } from '#client/app/preferences/language-and-theme.tsx';
import { isInAppBrowser, ownBrowser } from '#client/data/in-app-browser.ts';
import { install, useInstallMethod } from '#client/data/install-offer.ts';
import { isSharedDevice } from '#client/data/session-storage.ts';
import { OwnBrowserLabel } from '#client/forms/own-browser-link.tsx';
import { Note } from '#client/ui/note.tsx';
import { MenuLink, MenuRowContent, UserLinks } from './menu-rows.tsx';
import { useRequestSignOut } from './sign-out.ts';
import './menu-sheet.css';

/** Installs the app if the browser can; in another app's browser, opens the phone's own browser instead. */
function InstallRow() {
  const method = useInstallMethod();
  // People stay logged in only inside Telegram.
  if (window.telegramLaunch) return null;
  if (isInAppBrowser()) {
    const { name, link } = ownBrowser(location.href);
    return (
      <a href={link} className="kg-menu-row">
        <MenuRowContent icon={openOutline}>
          <OwnBrowserLabel name={name} />
        </MenuRowContent>
      </a>
    );
  }
  if (isSharedDevice()) return null;
  if (method === 'prompt') {
    return (
      <button type="button" className="kg-menu-row" onClick={() => void install()}>
        <MenuRowContent icon={downloadOutline}>
          <Trans>Install the app</Trans>
        </MenuRowContent>
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

function UpdateRow({ onFollow }: { onFollow: () => void }) {
  const update = useUpdate();
  if (!update) return null;
  return (
    <button
      type="button"
      className="kg-menu-row"
      onClick={() => {
        onFollow();
        installUpdate(update);
      }}
    >
      <MenuRowContent icon={refreshOutline}>
        <Trans>Update now</Trans>
      </MenuRowContent>
    </button>
  );
}

type Props = { open: boolean; onClose: () => void };

function Person({ user }: { user: User }) {
  return (
    <div className="kg-menu-person">
      <Avatar name={user.name} size={52} />
      <div>
        <UserText as="strong">{user.name}</UserText>
        <p>{user.acc_type === 'employee' ? <Trans>Job seeker</Trans> : <Trans>Employer</Trans>}</p>
      </div>
    </div>
  );
}

function GuestLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      <div className="kg-menu-doors">
        <ButtonLink to="/login" variant="outline" onClick={onFollow}>
          <Trans>Login</Trans>
        </ButtonLink>
        <ButtonLink to="/register" onClick={onFollow}>
          <Trans>Register</Trans>
        </ButtonLink>
      </div>
      <MenuLink to="/" activeOptions={{ exact: true }} icon={homeOutline} onFollow={onFollow}>
        <Trans>Home</Trans>
      </MenuLink>
      <MenuLink to="/jobs" icon={briefcaseOutline} onFollow={onFollow}>
        <Trans>Jobs</Trans>
      </MenuLink>
    </>
  );
}

export function MenuSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const user = useSession();
  const phone = useSite()?.phone;
  const waiting = useOutbox().filter(({ state }) => state !== 'sent').length;
  const { openOutbox } = useShellLinks();
  const requestSignOut = useRequestSignOut();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Menu`}
      hideTitle={user !== undefined}
      head={user && <Person user={user} />}
    >
      <nav aria-label={t`Menu`}>
        {user ? <UserLinks accType={user.acc_type} onFollow={onClose} /> : <GuestLinks onFollow={onClose} />}
        <hr className="kg-menu-line" />
        <MenuLink to="/about" icon={informationCircleOutline} onFollow={onClose}>
          <Trans>About us and FAQ</Trans>
        </MenuLink>
        <MenuLink to="/contact" icon={mailOutline} onFollow={onClose}>
          <Trans>Contact</Trans>
        </MenuLink>
        <InstallRow />
        <UpdateRow onFollow={onClose} />
        {waiting > 0 && (
          <button
            type="button"
            className="kg-menu-row"
            onClick={() => {
              onClose();
              openOutbox();
            }}
          >
            <MenuRowContent icon={cloudUploadOutline}>
              <Trans>Waiting to be sent</Trans> ({waiting})
            </MenuRowContent>
          </button>
        )}
      </nav>
      <hr className="kg-menu-line" />
      <LanguageChoice />
      <ThemeChoice />
      {user && (
        <button
          type="button"
          className="kg-menu-row danger"
          onClick={() => {
            onClose();
            requestSignOut();
          }}
        >
          <Icon name={logOutOutline} size={24} />
          <span>
            <Trans>Sign Out</Trans>
          </span>
        </button>
      )}
      <p className="kg-menu-contact">
        <Link to="/privacy" onClick={onClose}>
          <Trans>Privacy</Trans>
        </Link>{' '}
        ·{' '}
        <Link to="/terms" onClick={onClose}>
          <Trans>Terms</Trans>
        </Link>{' '}
        ·{' '}
        <Link to="/accessibility" onClick={onClose}>
          <Trans>Accessibility</Trans>
        </Link>
        {phone && (
          <>
            {' '}
            · <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
    </Sheet>
  );
}
