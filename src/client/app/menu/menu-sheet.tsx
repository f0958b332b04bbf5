/** Everything behind ≡ on a phone: one's own pages, the other pages, language, theme, and the way out. */
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
} from 'ionicons/icons';
import { type User } from '#contract/accounts.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { contactFacts } from '#client/features/site/contact-facts.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { LanguageChoice } from '#client/app/preferences/language-choice.tsx';
import { ThemeChoice } from '#client/app/preferences/theme-choice.tsx';
import { isInAppBrowser, ownBrowser } from '#client/data/in-app-browser.ts';
import { install, useInstallMethod } from '#client/data/install-offer.ts';
import { isBorrowed } from '#client/data/session-storage.ts';
import { OwnBrowserLabel } from '#client/forms/own-browser-link.tsx';
import { Note } from '#client/ui/note.tsx';
import { MenuFace } from './menu-face.tsx';
import { PersonLinks } from './person-links.tsx';
import { useAskToSignOut } from './sign-out.ts';
import './menu-sheet.css';

/** The menu's row that installs the app, where the browser can; inside another app it opens the phone's own browser. */
function InstallRow() {
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
      <Link to="/" activeOptions={{ exact: true }} className="kg-menu-row" onClick={onFollow}>
        <MenuFace icon={homeOutline}>
          <Trans>Home</Trans>
        </MenuFace>
      </Link>
      <Link to="/jobs" className="kg-menu-row" onClick={onFollow}>
        <MenuFace icon={briefcaseOutline}>
          <Trans>Jobs</Trans>
        </MenuFace>
      </Link>
    </>
  );
}

export function MenuSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const user = useSession();
  const waiting = useOutbox().filter(({ state }) => state !== 'sent').length;
  const { openOutbox } = useShellLinks();
  const askToSignOut = useAskToSignOut();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Menu`}
      hideTitle={user !== undefined}
      head={user && <Person user={user} />}
    >
      <nav aria-label={t`Menu`}>
        {user ? (
          <PersonLinks accType={user.acc_type} onFollow={onClose} />
        ) : (
          <GuestLinks onFollow={onClose} />
        )}
        <hr className="kg-menu-line" />
        <Link to="/about" className="kg-menu-row" onClick={onClose}>
          <MenuFace icon={informationCircleOutline}>
            <Trans>About us and FAQ</Trans>
          </MenuFace>
        </Link>
        <Link to="/contact" className="kg-menu-row" onClick={onClose}>
          <MenuFace icon={mailOutline}>
            <Trans>Contact</Trans>
          </MenuFace>
        </Link>
        <InstallRow />
        {waiting > 0 && (
          <button
            type="button"
            className="kg-menu-row"
            onClick={() => {
              onClose();
              openOutbox();
            }}
          >
            <MenuFace icon={cloudUploadOutline}>
              <Trans>Waiting to be sent</Trans> ({waiting})
            </MenuFace>
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
            askToSignOut();
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
        · <a href={contactFacts.phoneLink}>{contactFacts.phone}</a>
      </p>
    </Sheet>
  );
}
