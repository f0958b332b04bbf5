/** The top navigation of wide screens (from 1024 px), and the actions in a phone's header. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { Link, useRouterState } from '@tanstack/react-router';
import { add, chevronDown, menu } from 'ionicons/icons';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { type User } from '#contract/sessions.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';
import { ButtonLink, IconButton } from '#client/ui/button.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { OutboxButton } from '#client/app/outbox/outbox-button.tsx';
import { ThemeButton } from '#client/app/preferences/theme-button.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { LazyBell, LazyOperatorPart } from './lazy-parts.ts';
import './top-nav.css';

/** The right end of a phone's header. */
export function HeaderActions({ onMenu }: { onMenu?: () => void }) {
  const { t } = useLingui();
  const user = useSession();
  return (
    <>
      {user && <LazyBell user={user} />}
      <LanguageToggle />
      <IconButton icon={menu} label={t`Menu`} size={28} aria-haspopup="dialog" onClick={onMenu} />
    </>
  );
}

const UserMenu = lazyPart(
  async () => (await import('#client/app/menu/user-menu.tsx')).UserMenu,
  ({ children }: { user: User; children: ReactNode }) => <span className="kg-user-button">{children}</span>,
);

const UserLabel = ({ name }: { name: string }) => (
  <>
    <Avatar name={name} size={40} />
    <span className="kg-user-name" lang={langOf(name)}>
      {name}
    </span>
    <Icon name={chevronDown} size={18} />
  </>
);

const here = { 'aria-current': 'page' } as const;

function PublicLinks() {
  const inJobs = useRouterState({
    select: ({ location }) => /^\/(jobDetail|company)\//.test(location.pathname),
  });
  return (
    <>
      <Link to="/" activeOptions={{ exact: true }} activeProps={here}>
        <Trans>Home</Trans>
      </Link>
      <Link to="/about" activeProps={here}>
        <Trans>About</Trans>
      </Link>
      <Link
        to="/jobs"
        activeOptions={{ includeSearch: false }}
        activeProps={here}
        // Jobs and companies are below Jobs.
        className={inJobs ? 'under' : undefined}
      >
        <Trans>Jobs</Trans>
      </Link>
      <Link to="/contact" activeProps={here}>
        <Trans>Contact</Trans>
      </Link>
    </>
  );
}

export function TopNav() {
  const { t } = useLingui();
  const user = useSession();
  const waiting = useOutbox().filter(({ state }) => state !== 'sent').length;
  const { badge } = useShellLinks();
  return (
    <nav className="kg-top-nav" aria-label={t`Main`}>
      <div className="kg-top-nav-inner">
        <Link
          to="/"
          className="kg-top-nav-home"
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': undefined }}
        >
          <Wordmark />
        </Link>
        {badge}
        <div className="kg-top-nav-links">
          {user?.acc_type === 'operator' ? <LazyOperatorPart is="links" /> : <PublicLinks />}
        </div>
        <div className="kg-top-nav-tools">
          {user?.acc_type === 'employer' && (
            <ButtonLink to="/createjob/$step" params={{ step: '1' }} small icon={add}>
              <Trans>Post A Job</Trans>
            </ButtonLink>
          )}
          {waiting > 0 && <OutboxButton count={waiting} />}
          <LanguageToggle />
          <ThemeButton />
          {user ? (
            <>
              <LazyBell user={user} />
              <UserMenu user={user}>
                <UserLabel name={user.name} />
              </UserMenu>
            </>
          ) : (
            <>
              <ButtonLink to="/login" variant="outline" small>
                <Trans>Login</Trans>
              </ButtonLink>
              <ButtonLink to="/register" small>
                <Trans>Register</Trans>
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </nav>
  );
}
