/** The component that lets Ionic's shell (tabs, outlet, back button) navigate with TanStack Router. */
import {
  IonPage,
  type LocationHistory,
  NavContext,
  NavManager,
  type RouterDirection,
  StackContext,
  ViewLifeCycleManager,
} from '@ionic/react';
import {
  cloneElement,
  type ComponentType,
  createElement,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { type AnimationBuilder } from '@ionic/core/components';
import { defineCustomElement } from '@ionic/core/components/ion-router-outlet.js';
import { Outlet, RouterContextProvider } from '@tanstack/react-router';
import { ShellContext, ViewContext } from './shell-hooks.ts';
import { type ShellController } from './shell-controller.ts';
import { type View } from './view.ts';

interface ViewHostProps {
  shell: ShellController;
  view: View;
  /** Ionic reads it from the nearest navigation context. */
  stackManager: ComponentType<never>;
}

const nothing = () => undefined;
/** For pages nested in this page, which the shell doesn't manage. */
const outsideOutlet = { registerIonPage: nothing, isInOutlet: () => false };

/** Renders one page: Ionic's page element around the router's outlet. Its contexts don't change while it is hidden. */
const ViewHost = memo(function ViewHost({ shell, view, stackManager }: ViewHostProps) {
  const stack = useMemo(
    () => ({ registerIonPage: (element: HTMLElement) => view.register(element), isInOutlet: () => true }),
    [view],
  );
  // Ionic's own context changes with every navigation and would re-render every link of every hidden page.
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

interface OutletProps {
  ref?: Ref<HTMLIonRouterOutletElement>;
  children?: ReactNode;
}

/** Renders the pages into Ionic's outlet element. */
function StackManager({ children }: { children: ReactElement<OutletProps> }) {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('IonRouterOutlet needs an IonicTanStackRouter above it.');
  const views = useSyncExternalStore(shell.subscribe, () => shell.views);
  return cloneElement(
    children,
    { ref: shell.setOutlet },
    views.map((view) => <ViewHost key={view.key} shell={shell} view={view} stackManager={StackManager} />),
  );
}

defineCustomElement();

/** Ionic's outlet for shells without IonTabs. The element itself is 1 kB smaller than its React component, IonRouterOutlet. */
export function PageOutlet() {
  return <StackManager>{createElement<OutletProps>('ion-router-outlet')}</StackManager>;
}

/** Ionic's own routes are not used. */
function NoIonRoute() {
  return null;
}

interface IonicTanStackRouterProps {
  controller: ShellController;
  /** The shell, with an IonRouterOutlet in it. */
  children: ReactNode;
}

/** Render it in the root route's component, around the outlet (and IonTabs, if used). */
export function IonicTanStackRouter({ controller, children }: IonicTanStackRouterProps) {
  const { routeInfo } = useSyncExternalStore(controller.subscribe, () => controller.state);
  // Ionic uses nothing else of its location history.
  const locationHistory = { canGoBack: controller.canGoBack } as LocationHistory;
  return (
    <ShellContext.Provider value={controller}>
      <NavManager
        ionRoute={NoIonRoute}
        stackManager={StackManager}
        routeInfo={routeInfo}
        locationHistory={locationHistory}
        onNativeBack={controller.goBackInHistory}
        onNavigateBack={(route, animation) =>
          controller.goBack(typeof route === 'string' ? route : undefined, animation)
        }
        onNavigate={(href, action, direction, animation) =>
          controller.navigate(href, action !== 'push', direction, animation)
        }
        onNavigateRoot={controller.navigateRoot}
        onSetCurrentTab={() => undefined}
        onChangeTab={controller.changeTab}
        onResetTab={controller.resetTab}
      >
        {children}
      </NavManager>
    </ShellContext.Provider>
  );
}
