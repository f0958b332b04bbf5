/** A router with frozen state, so that a hidden page keeps its params, data and links. */
import { batch, createAtom, type Atom } from '@tanstack/store';
import type { AnyRouteMatch, AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { RouterStatus, RouterStores } from './router-internals.ts';

/** The router's state at one moment. */
export interface SnapshotState {
  matches: AnyRouteMatch[];
  location: ParsedLocation;
  status: RouterStatus;
}

export interface RouterSnapshot {
  router: AnyRouter;
  /** The snapshot changes only by this. */
  update: (state: SnapshotState) => void;
}

type MatchAtom = Atom<AnyRouteMatch | undefined>;

/**
 * Inherits everything but the stores. The router's methods are arrow functions bound to the real router, so links and
 * navigation in a hidden page still work.
 */
export function snapshotRouter(router: AnyRouter, initialLocation: ParsedLocation): RouterSnapshot {
  const status = createAtom<RouterStatus>('idle');
  const location = createAtom(initialLocation);
  const ids = createAtom<string[]>([], { compare: (before, after) => before.join() === after.join() });
  const matches = createAtom<AnyRouteMatch[]>([]);
  const byRoute = new Map<string, MatchAtom>();
  const getMatchStore = (routeId: string): MatchAtom => {
    let store = byRoute.get(routeId);
    if (!store) byRoute.set(routeId, (store = createAtom<AnyRouteMatch | undefined>(undefined)));
    return store;
  };
  const whole = createAtom(() => ({
    status: status.get(),
    isLoading: status.get() === 'pending',
    matches: matches.get(),
    location: location.get(),
    resolvedLocation: location.get(),
  }));
  const stores: RouterStores = {
    status,
    location,
    resolvedLocation: location,
    ids,
    matches,
    __store: whole,
    byRoute,
    getMatchStore,
    setMatches: () => undefined,
  };
  return {
    router: Object.create(router, { stores: { value: stores } }) as AnyRouter,
    // In one batch, so that selectors never see half of an update.
    update: (state) =>
      batch(() => {
        ids.set(state.matches.map((match) => match.routeId));
        for (const match of state.matches) getMatchStore(match.routeId).set(match);
        matches.set(state.matches);
        location.set(state.location);
        status.set(state.status);
      }),
  };
}
