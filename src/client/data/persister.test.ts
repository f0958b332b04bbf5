// @vitest-environment jsdom
/** The copy on the device when a page is left before it was read. */
import 'fake-indexeddb/auto';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { type PersistedClient } from '@tanstack/react-query-persist-client';
import { expect, test, vi } from 'vitest';
import { createPersister, shapeVersion } from './persister.ts';

function cacheOf(names: string[]): QueryClient {
  const cache = new QueryClient();
  for (const name of names) {
    cache.setQueryDefaults([name], { meta: { persist: 'public' } });
    cache.setQueryData([name], name);
  }
  return cache;
}

const clientWith = (names: string[]): PersistedClient => ({
  timestamp: Date.now(),
  buster: shapeVersion,
  clientState: {
    mutations: [],
    queries: dehydrate(cacheOf(names)).queries,
  },
});
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page that was left before it read the copy does not overwrite it', async () => {
  const first = createPersister(() => undefined);
  await first.restoreClient();
  await first.persistClient(clientWith(['jobs']));
  hide();
  await first.clearOtherUsers();

  const left = createPersister(() => undefined);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(await left.restoreClient()).toBeUndefined();
  await left.persistClient(clientWith([]));
  hide();
  globalThis.dispatchEvent(new Event('pageshow'));
  // Waits until it has written.
  await left.clearOtherUsers();

  const restored = await createPersister(() => undefined).restoreClient();
  expect(restored?.clientState.queries.map(({ state }) => state.data)).toEqual(['jobs']);
});
