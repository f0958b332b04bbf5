/** What stands around every page: Ionic's app and tabs on the router bridge, top navigation, menu, messages. */
import { IonApp, IonRouterOutlet, IonTabs } from '@ionic/react';
import { useMemo, useState } from 'react';
import { IonicTanStackRouter } from '#client/ionic-tanstack/ionic-tanstack-router.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useIsActivePage, useShell } from '#client/ionic-tanstack/shell-hooks.ts';
import { LazyOperatorPart } from '#client/app/operator/load-console.ts';
import { lazyPart, lazySheet } from '#client/language/lazy-part.tsx';
import { useIsOnline } from '#client/data/connection.ts';
import { useSession } from '#client/data/session.ts';
import { NoticesView } from '#client/ui/notices-view.tsx';
import { ShellLinksContext } from '#client/ui/shell-links.ts';
import { Footer } from './footer.tsx';
import { HeaderActions } from './header-actions.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';
import { showBar } from '#client/app/preferences/theme.ts';
import { TopNav } from './top-nav.tsx';
import { useHasUpdate } from '#client/app/update/register-worker.ts';
import './shell.css';

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
        <IonTabs>
          <IonRouterOutlet />
          <TabBar />
        </IonTabs>
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
    <IonApp>
      <IonicTanStackRouter controller={controller}>
        <ShellParts />
      </IonicTanStackRouter>
    </IonApp>
  );
}
