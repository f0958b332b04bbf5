/** Who sends what waits: the worker, or the page. Node has neither workers nor IndexedDB: both are doubles. */
import { afterEach, expect, test, vi } from 'vitest';
import { drainSoon } from './outbox-draining.ts';

/** A browser whose old version of the app is in charge, and which stores nothing; `waiting` is the next version. */
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

test('the worker is asked to send, and the page does not look at what waits', async () => {
  const { worker, reads } = browser(null);
  await drainSoon(true);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'outbox:drain', force: true });
  expect(reads).not.toHaveBeenCalled();
});

test('while the next version waits nobody speaks to the old worker: the page looks at what waits', async () => {
  const { worker, reads } = browser({});
  await expect(drainSoon(true)).rejects.toThrow('nothing is stored here');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reads).toHaveBeenCalledOnce();
});
