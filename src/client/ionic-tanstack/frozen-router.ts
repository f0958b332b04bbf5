/** The same router with stores of its own, so that a hidden page keeps its params, data and links; knows nothing of views. */
import type { AnyRouteMatch, AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { createCell, type Cell } from './cell.ts';
import type { RouterStatus, RouterStores } from './router-internals.ts';

/** What the router presents at one moment. */
export interface Presentation {
  matches: AnyRouteMatch[];
  location: ParsedLocation;
  status: RouterStatus;
}

export interface FrozenRouter {
  router: AnyRouter;
  /** Shows this presentation in the frozen stores; until the next call nothing in them moves. */
  show: (presentation: Presentation) => void;
}

/**
 * Freezes a view of `router`. Everything but the stores is inherited: the router's methods are
 * arrow properties bound to the real one, so links and navigation of a hidden page still work.
 */
export function freezeRouter(router: AnyRouter, location: ParsedLocation): FrozenRouter {
  const byRoute = new Map<string, Cell<AnyRouteMatch | undefined>>();
  const cells = {
    status: createCell<RouterStatus>('idle'),
    location: createCell(location),
    resolvedLocation: createCell<ParsedLocation | undefined>(location),
    ids: createCell<string[]>([]),
    matches: createCell<AnyRouteMatch[]>([]),
    __store: createCell<unknown>(undefined),
  };
  const matchCell = (routeId: string): Cell<AnyRouteMatch | undefined> => {
    let cell = byRoute.get(routeId);
    if (!cell) byRoute.set(routeId, (cell = createCell<AnyRouteMatch | undefined>(undefined)));
    return cell;
  };
  const stores: RouterStores = { ...cells, byRoute, getMatchStore: matchCell, setMatches: () => undefined };
  const frozen = Object.create(router, { stores: { value: stores } }) as AnyRouter;

  function show({ matches, location, status }: Presentation): void {
    const changed: Cell<never>[] = [];
    const put = <Value>(cell: Cell<Value>, value: Value) => {
      if (cell.assign(value)) changed.push(cell as unknown as Cell<never>);
    };
    const ids = matches.map((match) => match.routeId);
    if (ids.join() !== cells.ids.get().join()) put(cells.ids, ids);
    for (const match of matches) put(matchCell(match.routeId), match);
    put(cells.matches, matches);
    put(cells.location, location);
    put(cells.resolvedLocation, location);
    put(cells.status, status);
    put(cells.__store, {
      status,
      isLoading: status === 'pending',
      matches,
      location,
      resolvedLocation: location,
    });
    // Announced only now: a selector never sees half of an update.
    for (const cell of changed) cell.announce();
  }

  return { router: frozen, show };
}
