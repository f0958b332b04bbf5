/** The shell around every page: Ionic's outlet on the router bridge, navigation, menu and toasts. */
import { type MouseEvent, useMemo, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IonicTanStackRouter, PageOutlet } from '#client/ionic-tanstack/ionic-tanstack-router.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useIsActivePage, useShell, useShellState } from '#client/ionic-tanstack/shell-hooks.ts';
import { LazyOperatorPart, LoggedInParts, LoggedInStrip } from '#client/app/shell/lazy-parts.ts';
import { lazyPart, lazySheet } from '#client/language/lazy-part.tsx';
import { useIsOnline } from '#client/data/connection.ts';
import { useSession } from '#client/data/session.ts';
import { ToastView } from '#client/ui/toast-view.tsx';
import { ShellLinksContext } from '#client/ui/shell-links.ts';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';
import { setBar } from '#client/app/preferences/theme.ts';
import { useUpdate } from '#client/app/update/update-offer.ts';
import { apply } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { applicationCountsQuery } from '#client/features/applications/application-counts.ts';
import { Footer } from './footer.tsx';
import { HeaderActions, TopNav } from './top-nav.tsx';
import { TabLinks } from './tab-links.tsx';
import { type TabName, tabsOf } from './shell-tabs.ts';
import './shell.css';

/** The numbers on the tabs: applications in the outbox, and applications that wait for a decision. */
function useTabCounts(): Partial<Record<TabName, number>> {
  const user = useSession();
  const waiting = useOutbox().filter((item) => isCall(item, apply) && item.state !== 'sent');
  const { data } = useQuery({
    ...applicationCountsQuery(user?.user_id ?? 0),
    enabled: user?.acc_type === 'employer',
  });
  return { applied: waiting.length, applicants: data?.pending };
}

/** The phone's tab bar; the top navigation replaces it on desktop. */
function TabBar() {
  const shell = useShell();
  const { tab: current, fullscreen } = useShellState();
  const counts = useTabCounts();
  const accType = useSession()?.acc_type;
  const noTab = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.noTab });
  if (fullscreen) return null;
  if (accType === 'operator')
    return <LazyOperatorPart is="tabs" current={current} onSelect={shell.selectTab} />;
  return (
    <TabLinks
      tabs={tabsOf(accType)}
      current={noTab ? undefined : current}
      counts={counts}
      onSelect={shell.selectTab}
    />
  );
}

const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** The first tab stop: moves the focus past the navigation. */
const SkipLink = () => (
  <a className="kg-skip" href="#content" onClick={skipToContent}>
    <Trans>Skip to content</Trans>
  </a>
);

const MenuSheet = lazySheet(async () => (await import('#client/app/menu/menu-sheet.tsx')).MenuSheet);
const OfflineStrip = lazyPart(
  async () => (await import('#client/app/outbox/offline-strip.tsx')).OfflineStrip,
);
const OutboxSheet = lazySheet(async () => (await import('#client/app/outbox/outbox-sheet.tsx')).OutboxSheet);

function UpdateSlot() {
  const update = useUpdate();
  return update && <update.Card update={update} />;
}

/** Gives the phone's status bar the colour of plain headers. Returns a function that reverts it. */
function setPlainBar(): () => void {
  setBar('plain');
  return () => setBar('plum');
}

function ShellParts() {
  const shell = useShell();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isOutboxOpen, setOutboxOpen] = useState(false);
  const isOnline = useIsOnline();
  const user = useSession();
  const isOperator = user?.acc_type === 'operator';
  const links = useMemo(
    () => ({
      // Operators have no menu: their tabs have everything (product 2.2).
      headerActions: isOperator ? <LanguageToggle /> : <HeaderActions onMenu={() => setMenuOpen(true)} />,
      badge: isOperator && <LazyOperatorPart is="badge" />,
      settings: isOperator && <LazyOperatorPart is="settings" />,
      strip: (
        <>
          {!isOnline && <OfflineStrip />}
          {user && <LoggedInStrip />}
          <UpdateSlot />
        </>
      ),
      footer: <Footer />,
      openOutbox: () => setOutboxOpen(true),
      goBack: (fallback: string) => shell.goBack(fallback),
      goBackTo: shell.goBackTo,
      finish: shell.finish,
      addLayer: (close: () => void) => shell.overlays.add({ close }),
      usePageIsActive: useIsActivePage,
      setPlainBar,
    }),
    [shell, isOnline, isOperator, user],
  );
  return (
    <ShellLinksContext value={links}>
      <SkipLink />
      <TopNav />
      <div className="kg-stage">
        <div className="kg-outlet">
          <PageOutlet />
        </div>
        <TabBar />
      </div>
      <MenuSheet open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <OutboxSheet open={isOutboxOpen} onClose={() => setOutboxOpen(false)} />
      {user && <LoggedInParts user={user} />}
      <ToastView />
    </ShellLinksContext>
  );
}

export function Shell({ controller }: { controller: ShellController }) {
  return (
    <div className="kg-app">
      <IonicTanStackRouter controller={controller}>
        <ShellParts />
      </IonicTanStackRouter>
    </div>
  );
}
