/** Who sends what waits: the worker, or the page. Node has neither workers nor IndexedDB: both are doubles. */
import { afterEach, expect, test, vi } from 'vitest';
import { drainSoon } from './outbox-draining.ts';

const allItems = vi.hoisted(() => vi.fn(() => Promise.resolve([])));
vi.mock('#outbox/outbox-store.ts', async (original) => ({ ...(await original<object>()), allItems }));

/** A browser whose old version of the app is in charge, with this version waiting for its turn. */
function browser(waiting: object | null) {
  const controller = { postMessage: vi.fn() };
  const getRegistration = () => Promise.resolve({ active: controller, waiting });
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistration } });
  return controller;
}

afterEach(() => {
  vi.unstubAllGlobals();
  allItems.mockClear();
});

test('the worker is asked to send, and the page does not', async () => {
  const worker = browser(null);
  await drainSoon(true);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'outbox:drain', force: true });
  expect(allItems).not.toHaveBeenCalled();
});

test('while the next version waits nobody speaks to the old worker: the page sends', async () => {
  const worker = browser({});
  await drainSoon(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(allItems).toHaveBeenCalledOnce();
});
