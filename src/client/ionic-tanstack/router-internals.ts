/** The internals of TanStack Router that the bridge uses, typed in one place. */
import type { Readable } from '@tanstack/store';
import type { AnyRouteMatch, AnyRouter, ParsedLocation, StaticDataRouteOption } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  /** What a route can set for the shell. */
  interface StaticDataRouteOption {
    /** The tab of a page opened by a deep link; otherwise a page joins the current tab's stack. */
    tab?: string;
    /** The page takes the whole screen: no tab bar. */
    fullscreen?: boolean;
  }

  interface HistoryState {
    /** Id of a navigation that the shell started; see pending-navigation.ts. */
    __ionicNavigation?: string;
  }
}

export type RouterStatus = 'pending' | 'idle';

type MatchStore = Readable<AnyRouteMatch | undefined>;

/** `router.stores` at run time; its published type lacks `subscribe`. */
export interface RouterStores {
  status: Readable<RouterStatus>;
  location: Readable<ParsedLocation>;
  resolvedLocation: Readable<ParsedLocation | undefined>;
  ids: Readable<string[]>;
  matches: Readable<AnyRouteMatch[]>;
  __store: Readable<unknown>;
  byRoute: Map<string, MatchStore>;
  getMatchStore: (routeId: string) => MatchStore;
  setMatches: (matches: AnyRouteMatch[]) => void;
}

/** All keys of `router.stores`. A test fails if an upgrade of the router adds one, so that it is reviewed. */
export const ROUTER_STORE_KEYS: readonly (keyof RouterStores)[] = [
  'status',
  'location',
  'resolvedLocation',
  'ids',
  'matches',
  '__store',
  'byRoute',
  'getMatchStore',
  'setMatches',
];

/** The router's live stores. */
export function storesOf(router: AnyRouter): RouterStores {
  return router.stores as unknown as RouterStores;
}

/** The index of a history entry in the session, and its unique key. */
export interface HistoryPosition {
  index: number;
  key: string;
}

/** The router stores index and key in the state of each entry. */
export function positionOf(state: { __TSR_index?: number; __TSR_key?: string }): HistoryPosition {
  return { index: state.__TSR_index ?? 0, key: state.__TSR_key ?? '' };
}

/** The id and static data of a path's route, without loading it. */
export function routeAt(
  router: AnyRouter,
  pathname: string,
): { routeId: string; staticData: StaticDataRouteOption } {
  const [, , route] = router.getMatchedRoutes(pathname);
  return { routeId: route?.id ?? '', staticData: route?.options.staticData ?? {} };
}
