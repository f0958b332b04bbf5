/** The immutable state of the shell that React renders. */
import type { RouteInfo } from '@ionic/react';
import { rootPathname, type Tabs } from './tab-roots.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

export interface ShellState {
  tabs: Tabs;
  /** The current tab. */
  tab: string;
  /** The page takes the whole screen: hide the tab bar. */
  fullscreen: boolean;
  /** The page shown, as Ionic describes it. */
  routeInfo: RouteInfo;
  /** For `IonTabBar`, which selects the tab by the root page's pathname. */
  tabRouteInfo: { pathname: string; search: string };
}

export function firstShellState(tabs: Tabs, tab: string): ShellState {
  return {
    tabs,
    tab,
    fullscreen: false,
    routeInfo: { id: '', pathname: '/', search: '' },
    tabRouteInfo: { pathname: rootPathname(tabs, tab), search: '' },
  };
}

/** The state for the current page, or `state` itself if nothing has changed. */
export function nextShellState(
  state: ShellState,
  tabs: Tabs,
  view: View,
  below: View | undefined,
  direction: Direction | undefined,
): ShellState {
  const address = view.href.split('#', 1)[0] ?? '';
  const [pathname = '', query] = address.split('?', 2);
  const search = query ? `?${query}` : '';
  const { routeInfo } = state;
  const unchanged =
    state.tabs === tabs &&
    state.tab === view.tab &&
    state.fullscreen === view.fullscreen &&
    routeInfo.id === view.id &&
    routeInfo.pathname === pathname &&
    routeInfo.search === search &&
    routeInfo.pushedByRoute === below?.pathname;
  if (unchanged && !direction) return state;
  return {
    tabs,
    tab: view.tab,
    fullscreen: view.fullscreen,
    routeInfo: {
      id: view.id,
      pathname,
      search,
      tab: view.tab,
      ...(direction ? { routeDirection: direction } : {}),
      ...(below ? { pushedByRoute: below.pathname } : {}),
    },
    tabRouteInfo: { pathname: rootPathname(tabs, view.tab), search: '' },
  };
}
