/** What stands around a page that the server renders: the shell's own parts as a guest sees them, without Ionic. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { use } from 'react';
import { languageParameter } from '#contract/pages.ts';
import { RenderContext } from '#client/language/render-context.ts';
import { noShell, ShellLinksContext } from '#client/ui/shell-links.ts';
import { Footer } from '#client/app/shell/footer.tsx';
import { HeaderActions } from '#client/app/shell/header-actions.tsx';
import { TabLinks } from '#client/app/shell/tab-links.tsx';
import { tabsOf } from '#client/app/shell/tabs.ts';
import { TopNav } from '#client/app/shell/top-nav.tsx';

const links = {
  ...noShell,
  headerActions: <HeaderActions />,
  footer: <Footer />,
  // The skip link leads into the app's page.
  usePageIsActive: () => false,
};

export function SsrFrame() {
  const { t, i18n } = useLingui();
  const { requestedLanguage } = use(RenderContext);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tabs = tabsOf(undefined);
  // As the routes have it: a company is looked at among the jobs.
  const root = path.startsWith('/company/') ? '/jobs' : path;
  const tab = tabs.find(({ href }) => href === root);
  const query = requestedLanguage ? `?${languageParameter}=${requestedLanguage}` : '';
  return (
    <ShellLinksContext value={links}>
      <div className="kg-ssr" lang={i18n.locale}>
        <TopNav />
        <div className="kg-ssr-page">
          <Outlet />
          <noscript className="kg-ssr-note">
            <Trans>Turn on JavaScript to save jobs and apply.</Trans>
          </noscript>
        </div>
        {tab && (
          <TabLinks
            tabs={tabs.map((each) => ({ ...each, href: each.href + query }))}
            current={tab.name}
            counts={{}}
          />
        )}
        {/* early.ts fills it when something is tapped before the app is there. */}
        <p className="kg-visually-hidden" role="status" data-waiting={t`Loading`} />
        <div className="kg-notices">
          <p className="kg-notice red" role="alert" data-log-in={t`Please log in first.`} />
        </div>
      </div>
    </ShellLinksContext>
  );
}
