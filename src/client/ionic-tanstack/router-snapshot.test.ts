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

describe("the router's internals are as the bridge expects", () => {
  test('its stores have exactly the known keys', () => {
    expect(Object.keys(router.stores).sort()).toEqual([...ROUTER_STORE_KEYS].sort());
  });

  test('its stores can be subscribed to', () => {
    for (const key of ['status', 'location', 'resolvedLocation', 'ids', 'matches', '__store'] as const) {
      expect(storesOf(router)[key].subscribe).toBeTypeOf('function');
    }
  });

  test('its history entries have an index and a key', async () => {
    const first = positionOf(router.history.location.state);
    await router.navigate({ to: '/jobs' });
    const second = positionOf(router.history.location.state);
    expect(second.index).toBe(first.index + 1);
    expect(second.key).not.toBe(first.key);
    expect(second.key).not.toBe('');
  });

  test('routeAt finds the route of a path without loading it', () => {
    expect(routeAt(router, '/jobs/5')).toEqual({ routeId: '/jobs/$id', staticData: { tab: 'jobs' } });
    expect(routeAt(router, '/nowhere').staticData).toEqual({});
  });
});

describe('a snapshot of the router', () => {
  test('stays unchanged when the real router navigates', async () => {
    const { stores } = snapshot();
    await router.navigate({ to: '/jobs' });
    expect(storesOf(router).location.get().pathname).toBe('/jobs');
    expect(stores.location.get().pathname).toBe('/jobs/1');
    expect(stores.getMatchStore('/jobs/$id').get()?.params).toEqual({ id: '1' });
  });

  test('inherits everything else, so it navigates the real router', async () => {
    const { copy } = snapshot();
    await copy.navigate({ to: '/jobs' });
    expect(storesOf(router).location.get().pathname).toBe('/jobs');
    expect(copy.routesById).toBe(router.routesById);
  });

  test('notifies subscribers only after a complete update', async () => {
    const { stores, update } = snapshot();
    const seen: unknown[] = [];
    stores.ids.subscribe(() => seen.push(stores.location.get().pathname, stores.matches.get().length));
    await router.navigate({ to: '/jobs' });
    update(current());
    expect(seen).toEqual(['/jobs', 2]);
  });

  test('does not notify without a change', () => {
    const { stores, update } = snapshot();
    let notifications = 0;
    stores.location.subscribe({ next: () => (notifications += 1) });
    stores.ids.subscribe(() => (notifications += 1));
    update(current());
    expect(notifications).toBe(0);
  });
});
