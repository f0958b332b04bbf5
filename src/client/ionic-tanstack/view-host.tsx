/** Renders one page: Ionic's page element around the router's outlet, with contexts that do not change while it is hidden. */
import { IonPage, NavContext, StackContext, ViewLifeCycleManager, type RouterDirection } from '@ionic/react';
import type { AnimationBuilder } from '@ionic/core/components';
import { Outlet, RouterContextProvider } from '@tanstack/react-router';
import { memo, useMemo, type ComponentType } from 'react';
import { ViewContext } from './shell-context.ts';
import type { ShellController } from './shell-controller.ts';
import type { View } from './view.ts';

interface ViewHostProps {
  shell: ShellController;
  view: View;
  /** Ionic asks the nearest navigation context for it. */
  stackManager: ComponentType<never>;
}

const nothing = () => undefined;
/** A page inside this page is not one of the shell's. */
const outsideOutlet = { registerIonPage: nothing, isInOutlet: () => false };

export const ViewHost = memo(function ViewHost({ shell, view, stackManager }: ViewHostProps) {
  const stack = useMemo(
    () => ({ registerIonPage: (element: HTMLElement) => view.register(element), isInOutlet: () => true }),
    [view],
  );
  // Ionic's own context changes with every navigation, which would render every link of every hidden page again.
  const navigation = useMemo(
    () => ({
      getIonRoute: nothing,
      getStackManager: () => stackManager,
      hasIonicRouter: () => true,
      setCurrentTab: nothing,
      goBack: (route?: unknown, animation?: AnimationBuilder) =>
        shell.goBack(typeof route === 'string' ? route : undefined, animation),
      changeTab: shell.changeTab,
      resetTab: shell.resetTab,
      navigate: (href: string, direction?: RouterDirection, action?: string, animation?: AnimationBuilder) =>
        shell.navigate(href, action === 'replace' || action === 'pop', direction, animation),
      routeInfo: { id: view.id, pathname: view.pathname, search: '' },
    }),
    [shell, stackManager, view],
  );
  return (
    <NavContext.Provider value={navigation}>
      <ViewLifeCycleManager mount removeView={nothing}>
        <StackContext.Provider value={stack}>
          <IonPage>
            <StackContext.Provider value={outsideOutlet}>
              <ViewContext.Provider value={view}>
                <RouterContextProvider router={view.router}>
                  <Outlet />
                </RouterContextProvider>
              </ViewContext.Provider>
            </StackContext.Provider>
          </IonPage>
        </StackContext.Provider>
      </ViewLifeCycleManager>
    </NavContext.Provider>
  );
});
