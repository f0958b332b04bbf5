/** The component that gives Ionic's shell (tabs, outlet, back button) the TanStack Router for its navigation. */
import { NavManager, type LocationHistory } from '@ionic/react';
import {
  cloneElement,
  useContext,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { ShellContext } from './shell-context.ts';
import type { ShellController } from './shell-controller.ts';
import { ViewHost } from './view-host.tsx';

interface OutletProps {
  ref?: Ref<HTMLIonRouterOutletElement>;
  children?: ReactNode;
}

/** Ionic hands it its outlet element, to be filled with the pages. */
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

/** Ionic's own routes are not used: the router's are. */
function NoIonRoute() {
  return null;
}

export interface IonicTanStackRouterProps {
  controller: ShellController;
  /** The shell: IonTabs, with an IonRouterOutlet as its direct child, and whatever stands around it. */
  children: ReactNode;
}

/** Stands in the component of the root route, above IonTabs. */
export function IonicTanStackRouter({ controller, children }: IonicTanStackRouterProps) {
  const { routeInfo } = useSyncExternalStore(controller.subscribe, () => controller.state);
  // Ionic asks its history for this one answer only.
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
