/** The demo app's shell: tabs at the bottom of a phone, on top of a wide screen. */
import { IonApp, IonIcon, IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react';
import { bookmark, briefcase, home, person } from 'ionicons/icons';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { IonicTanStackRouter } from '#client/ionic-tanstack/ionic-tanstack-router.tsx';
import { demo } from './demo-state.ts';
import type { ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useShell, useShellState } from '#client/ionic-tanstack/shell-hooks.ts';

const wide = matchMedia('(min-width: 1024px)');
const onWideChange = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

const ICONS: Record<string, string> = { home, jobs: briefcase, saved: bookmark, me: person, join: person };

/** Ionic's types omit the bar's `routeInfo`, which its code reads. */
const TabBar = IonTabBar as unknown as React.FC<
  React.ComponentProps<typeof IonTabBar> & { routeInfo: { pathname: string; search: string } }
>;

function Tabs() {
  const shell = useShell();
  const { tab, tabs, fullscreen, tabRouteInfo } = useShellState();
  const desktop = useSyncExternalStore(onWideChange, () => wide.matches);
  return (
    <IonTabs>
      <IonRouterOutlet />
      <TabBar
        key={Object.keys(tabs).join()}
        slot={desktop ? 'top' : 'bottom'}
        className={fullscreen ? 'ion-hide' : ''}
        routeInfo={tabRouteInfo}
      >
        {Object.entries(tabs).map(([name, { href }]) => (
          <IonTabButton
            key={name}
            tab={name}
            href={href}
            onClick={() => {
              if (tab === name) shell.resetTab(name);
            }}
          >
            <IonIcon icon={ICONS[name]} />
            <IonLabel>{name}</IonLabel>
          </IonTabButton>
        ))}
      </TabBar>
    </IonTabs>
  );
}

export function Shell({ controller }: { controller: ShellController }) {
  const [mounts, remount] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    demo.remountShell = remount;
  }, []);
  return (
    <IonApp>
      <IonicTanStackRouter key={mounts} controller={controller}>
        <Tabs />
      </IonicTanStackRouter>
    </IonApp>
  );
}
