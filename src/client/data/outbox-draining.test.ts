/** Whether the worker or the page drains the outbox. Both the worker and IndexedDB are mocked: Node has neither. */
import { afterEach, expect, test, vi } from 'vitest';
import { drainSoon } from './outbox-draining.ts';

/** A browser with an active worker, and `waiting` as its next version; IndexedDB throws. */
function browser(waiting: object | null) {
  const controller = { postMessage: vi.fn() };
  const getRegistration = () => Promise.resolve({ active: controller, waiting });
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistration } });
  const indexedDB = {
    open: vi.fn(() => {
      throw new Error('nothing is stored here');
    }),
  };
  vi.stubGlobal('indexedDB', indexedDB);
  return { worker: controller, reads: indexedDB.open };
}

afterEach(() => vi.unstubAllGlobals());

test('the worker drains, and the page does not read the outbox', async () => {
  const { worker, reads } = browser(null);
  await drainSoon(true);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'outbox:drain', force: true });
  expect(reads).not.toHaveBeenCalled();
});

test('while a new worker waits, the page drains without a message to the old one', async () => {
  const { worker, reads } = browser({});
  await expect(drainSoon(true)).rejects.toThrow('nothing is stored here');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reads).toHaveBeenCalledOnce();
});
