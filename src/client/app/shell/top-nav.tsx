/** The navigation of wide screens (from 1024 px): the four public pages, language, theme, and the person. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { add } from 'ionicons/icons';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { type User } from '#contract/accounts.ts';
import { LazyOperatorPart } from '#client/app/operator/load-console.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { OutboxButton } from '#client/app/outbox/outbox-button.tsx';
import { ThemeButton } from '#client/app/preferences/theme-button.tsx';
import { LazyBell } from './lazy-bell.ts';
import { UserFace } from './user-face.tsx';
import './top-nav.css';

/** Guests, who come first, need no menu. */
const UserMenu = lazyPart(
  async () => (await import('#client/app/menu/user-menu.tsx')).UserMenu,
  ({ user }: { user: User }) => (
    <span className="kg-user-button">
      <UserFace name={user.name} />
    </span>
  ),
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
        // A job stands under Jobs without being it.
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
  const { mark } = useShellLinks();
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
        {mark}
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
              <UserMenu user={user} />
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
