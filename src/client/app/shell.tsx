/** What stands around every page: Ionic's app and tabs on the router bridge, top navigation, menu, messages. */
import { useLingui } from '@lingui/react/macro';
import { IonApp, IonRouterOutlet, IonTabs } from '@ionic/react';
import { menu } from 'ionicons/icons';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { IonicTanStackRouter } from '#client/ionic-tanstack/ionic-tanstack-router.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useIsActivePage, useShell } from '#client/ionic-tanstack/shell-hooks.ts';
import { withTexts } from '#client/language/activate.ts';
import { lazyPart } from '#client/language/lazy-part.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { useIsOnline } from '#client/data/connection.ts';
import { IconButton } from '#client/ui/button.tsx';
import { NoticesView } from '#client/ui/notices-view.tsx';
import { ShellLinksContext } from '#client/ui/shell-links.ts';
import { Footer } from './footer.tsx';
import { useIsAsking } from './sign-out.ts';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';
import { showBar } from './theme.ts';
import { TopNav } from './top-nav.tsx';
import { isUpdateWaiting, onUpdateWaiting } from './register-worker.ts';
import './shell.css';

const MenuSheet = lazy(async () => ({ default: (await withTexts(import('./menu-sheet.tsx'))).MenuSheet }));
const OfflineStrip = lazyPart(async () => (await import('./offline-strip.tsx')).OfflineStrip);
const OutboxSheet = lazy(async () => ({
  default: (await withTexts(import('./outbox-sheet.tsx'))).OutboxSheet,
}));
const SignOutQuestion = lazy(async () => ({
  default: (await withTexts(import('./sign-out-question.tsx'))).SignOutQuestion,
}));
const UpdatePrompt = lazyPart(async () => (await import('./update-prompt.tsx')).UpdatePrompt);

function HeaderActions({ onMenu }: { onMenu: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <LanguageToggle />
      <IconButton icon={menu} label={t`Menu`} size={28} aria-haspopup="dialog" onClick={onMenu} />
    </>
  );
}

/** Colours the phone's own bar like a plain header; gives the way back to the plum of the others. */
function whitenBar(): () => void {
  showBar('plain');
  return () => showBar('plum');
}

function ShellParts() {
  const shell = useShell();
  const [menuState, setMenuState] = useState<'never' | 'open' | 'closed'>('never');
  const [outboxState, setOutboxState] = useState<'never' | 'open' | 'closed'>('never');
  const asksToSignOut = useIsAsking();
  const isOnline = useIsOnline();
  const updateWaits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const links = useMemo(
    () => ({
      headerActions: <HeaderActions onMenu={() => setMenuState('open')} />,
      strip: !isOnline && (
        <Suspense>
          <OfflineStrip />
        </Suspense>
      ),
      footer: <Footer />,
      openOutbox: () => setOutboxState('open'),
      goBack: (fallback: string) => shell.goBack(fallback),
      goBackTo: shell.goBackTo,
      finish: shell.finish,
      addLayer: (close: () => void) => shell.overlays.add({ close }),
      usePageIsActive: useIsActivePage,
      whitenBar,
    }),
    [shell, isOnline],
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
      {menuState !== 'never' && (
        <Suspense>
          <MenuSheet open={menuState === 'open'} onClose={() => setMenuState('closed')} />
        </Suspense>
      )}
      {outboxState !== 'never' && (
        <Suspense>
          <OutboxSheet open={outboxState === 'open'} onClose={() => setOutboxState('closed')} />
        </Suspense>
      )}
      {asksToSignOut && (
        <Suspense>
          <SignOutQuestion />
        </Suspense>
      )}
      <div role="status">
        <Suspense>{updateWaits && <UpdatePrompt />}</Suspense>
      </div>
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
