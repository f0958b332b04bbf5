// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { snapshotRouter, type SnapshotState } from './router-snapshot.ts';
import { positionOf, ROUTER_STORE_KEYS, routeAt, storesOf } from './router-internals.ts';

let router: AnyRouter;

beforeEach(async () => {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/jobs' });
  const job = createRoute({ getParentRoute: () => root, path: '/jobs/$id', staticData: { tab: 'jobs' } });
  router = createRouter({
    routeTree: root.addChildren([list, job]),
    history: createMemoryHistory({ initialEntries: ['/jobs/1'] }),
  });
  await router.load();
});

const current = (): SnapshotState => {
  const stores = storesOf(router);
  return { matches: stores.matches.get(), location: stores.location.get(), status: stores.status.get() };
};

function snapshot() {
  const { router: copy, update } = snapshotRouter(router, storesOf(router).location.get());
  update(current());
  return { copy, stores: storesOf(copy), update };
}

describe("the router's internals are as the bridge knows them", () => {
  test('its stores have the known keys and no other', () => {
    expect(Object.keys(router.stores).sort()).toEqual([...ROUTER_STORE_KEYS].sort());
  });

  test('its stores can be subscribed to', () => {
    for (const key of ['status', 'location', 'resolvedLocation', 'ids', 'matches', '__store'] as const) {
      expect(storesOf(router)[key].subscribe).toBeTypeOf('function');
    }
  });

  test('it numbers and names its history entries', async () => {
    const first = positionOf(router.history.location.state);
    await router.navigate({ to: '/jobs' });
    const second = positionOf(router.history.location.state);
    expect(second.index).toBe(first.index + 1);
    expect(second.key).not.toBe(first.key);
    expect(second.key).not.toBe('');
  });

  test('it tells the route of a path without loading it', () => {
    expect(routeAt(router, '/jobs/5')).toEqual({ routeId: '/jobs/$id', staticData: { tab: 'jobs' } });
    expect(routeAt(router, '/nowhere').staticData).toEqual({});
  });
});

describe('a snapshot of the router', () => {
  test('stays where it was when the real one moves on', async () => {
    const { stores } = snapshot();
    await router.navigate({ to: '/jobs' });
    expect(storesOf(router).location.get().pathname).toBe('/jobs');
    expect(stores.location.get().pathname).toBe('/jobs/1');
    expect(stores.getMatchStore('/jobs/$id').get()?.params).toEqual({ id: '1' });
  });

  test('shares everything else, and so navigates the real one', async () => {
    const { copy } = snapshot();
    await copy.navigate({ to: '/jobs' });
    expect(storesOf(router).location.get().pathname).toBe('/jobs');
    expect(copy.routesById).toBe(router.routesById);
  });

  test('announces a change only when all of it is in place', async () => {
    const { stores, update } = snapshot();
    const seen: unknown[] = [];
    stores.ids.subscribe(() => seen.push(stores.location.get().pathname, stores.matches.get().length));
    await router.navigate({ to: '/jobs' });
    update(current());
    expect(seen).toEqual(['/jobs', 2]);
  });

  test('does not announce what has not changed', () => {
    const { stores, update } = snapshot();
    let announcements = 0;
    stores.location.subscribe({ next: () => (announcements += 1) });
    stores.ids.subscribe(() => (announcements += 1));
    update(current());
    expect(announcements).toBe(0);
  });
});
