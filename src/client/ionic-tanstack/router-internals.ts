/** The few internals of TanStack Router that the bridge leans on, typed in one place; knows nothing of views or tabs. */
import type { AnyRouteMatch, AnyRouter, ParsedLocation, StaticDataRouteOption } from '@tanstack/react-router';

export type RouterStatus = 'pending' | 'idle';
export type Observer<Value> = ((value: Value) => void) | { next?: (value: Value) => void };

/** What the router's stores are at run time: their published types leave `subscribe` out. */
export interface ObservableStore<Value> {
  get: () => Value;
  subscribe: (observer: Observer<Value>) => { unsubscribe: () => void };
}

type MatchStore = ObservableStore<AnyRouteMatch | undefined>;

/** `router.stores`, as the router's React components read it. */
export interface RouterStores {
  status: ObservableStore<RouterStatus>;
  location: ObservableStore<ParsedLocation>;
  resolvedLocation: ObservableStore<ParsedLocation | undefined>;
  ids: ObservableStore<string[]>;
  matches: ObservableStore<AnyRouteMatch[]>;
  __store: ObservableStore<unknown>;
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

/** Where one history entry stands: its place in the session and a key that no other entry has. */
export interface EntryPlace {
  index: number;
  key: string;
}

/** The router numbers and names each history entry in its state. */
export function placeOf(state: { __TSR_index?: number; __TSR_key?: string }): EntryPlace {
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
