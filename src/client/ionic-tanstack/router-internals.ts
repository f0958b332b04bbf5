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

/** `router.stores` at run time; its published type leaves `subscribe` out. */
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

/** Every key that the stores may have: a router upgrade that adds one must be read before it is trusted. */
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

/** The place of a history entry in the session, and a key that no other entry has. */
export interface HistoryPosition {
  index: number;
  key: string;
}

/** The router numbers and names each history entry in its state. */
export function positionOf(state: { __TSR_index?: number; __TSR_key?: string }): HistoryPosition {
  return { index: state.__TSR_index ?? 0, key: state.__TSR_key ?? '' };
}

/** The route that a path leads to, without loading it: its id and its static data. */
export function routeAt(
  router: AnyRouter,
  pathname: string,
): { routeId: string; staticData: StaticDataRouteOption } {
  const [, , route] = router.getMatchedRoutes(pathname);
  return { routeId: route?.id ?? '', staticData: route?.options.staticData ?? {} };
}
