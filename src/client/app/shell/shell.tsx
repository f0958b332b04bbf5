/** The frame of every page: Ionic's outlet on the router bridge, navigation, menu, messages. */
import { type MouseEvent, useMemo, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IonicTanStackRouter, PageOutlet } from '#client/ionic-tanstack/ionic-tanstack-router.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useIsActivePage, useShell, useShellState } from '#client/ionic-tanstack/shell-hooks.ts';
import { LazyOperatorPart } from '#client/app/operator/load-console.ts';
import { lazyPart, lazySheet } from '#client/language/lazy-part.tsx';
import { useIsOnline } from '#client/data/connection.ts';
import { useSession } from '#client/data/session.ts';
import { NoticesView } from '#client/ui/notices-view.tsx';
import { ShellLinksContext } from '#client/ui/shell-links.ts';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';
import { showBar } from '#client/app/preferences/theme.ts';
import { useHasUpdate } from '#client/app/update/register-worker.ts';
import { apply } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { applicationCountsQuery } from '#client/features/applications/application-counts.ts';
import { Footer } from './footer.tsx';
import { HeaderActions } from './header-actions.tsx';
import { TopNav } from './top-nav.tsx';
import { TabLinks } from './tab-links.tsx';
import { type TabName, tabsOf } from './tabs.ts';
import './shell.css';

/** The numbers on the tabs: what waits in the outbox, and which applications wait for a decision. */
function useTabCounts(): Partial<Record<TabName, number>> {
  const user = useSession();
  const waiting = useOutbox().filter((item) => isCall(item, apply) && item.state !== 'sent');
  const { data } = useQuery({
    ...applicationCountsQuery(user?.user_id ?? 0),
    enabled: user?.acc_type === 'employer',
  });
  return { applied: waiting.length, applicants: data?.pending };
}

/** The tabs at the foot of a phone; the top navigation replaces them on desktop. */
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

const toContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** The first thing that the Tab key reaches: leads past the navigation into the page shown. */
const SkipLink = () => (
  <a className="kg-skip" href="#content" onClick={toContent}>
    <Trans>Skip to content</Trans>
  </a>
);

const MenuSheet = lazySheet(async () => (await import('#client/app/menu/menu-sheet.tsx')).MenuSheet);
const OfflineStrip = lazyPart(
  async () => (await import('#client/app/outbox/offline-strip.tsx')).OfflineStrip,
);
const OutboxSheet = lazySheet(async () => (await import('#client/app/outbox/outbox-sheet.tsx')).OutboxSheet);
const PersonParts = lazyPart(async () => (await import('./person-parts.tsx')).PersonParts);
const PersonStrip = lazyPart(async () => (await import('./person-parts.tsx')).PersonStrip);
const UpdatePrompt = lazyPart(
  async () => (await import('#client/app/update/update-prompt.tsx')).UpdatePrompt,
);

/** Colours the phone's own bar like a plain header; gives the way back to the plum of the others. */
function whitenBar(): () => void {
  showBar('plain');
  return () => showBar('plum');
}

function ShellParts() {
  const shell = useShell();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isOutboxOpen, setOutboxOpen] = useState(false);
  const isOnline = useIsOnline();
  const updateWaits = useHasUpdate();
  const user = useSession();
  const isOperator = user?.acc_type === 'operator';
  const links = useMemo(
    () => ({
      // Operators have no menu: all that they need stands on their tabs (product 2.2).
      headerActions: isOperator ? <LanguageToggle /> : <HeaderActions onMenu={() => setMenuOpen(true)} />,
      mark: isOperator && <LazyOperatorPart is="mark" />,
      settings: isOperator && <LazyOperatorPart is="settings" />,
      strip: (
        <>
          {!isOnline && <OfflineStrip />}
          {user && <PersonStrip user={user} />}
        </>
      ),
      footer: <Footer />,
      openOutbox: () => setOutboxOpen(true),
      goBack: (fallback: string) => shell.goBack(fallback),
      goBackTo: shell.goBackTo,
      finish: shell.finish,
      addLayer: (close: () => void) => shell.overlays.add({ close }),
      usePageIsActive: useIsActivePage,
      whitenBar,
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
      {user && <PersonParts user={user} />}
      <div role="status">{updateWaits && <UpdatePrompt />}</div>
      <NoticesView />
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
