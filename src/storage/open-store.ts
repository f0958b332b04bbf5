/** The only place that opens stores on the device: what a page that is left had begun there holds up no other page. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { isPageHidden, onPageHide } from './page-life.ts';

/** On iPhones IndexedDB now and then never answers: after so long that counts as refused, until it does. */
const longestWaitMs = 5_000;
let isSilent = false;

function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  if (isSilent) return Promise.reject(new Error('the device does not answer'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isSilent = true;
      reject(new Error(`no answer from the device within ${longestWaitMs} ms`));
    }, longestWaitMs);
    const answered = (): void => {
      isSilent = false;
      clearTimeout(timer);
    };
    work().finally(answered).then(resolve, reject);
  });
}

export type DeviceStore = {
  /** For the functions of idb-keyval that read or write, but not for `update`, which does both. */
  readonly use: UseStore;
  /** Changes a record in one step, unless it is gone; returns whether it was there. */
  readonly change: <R>(key: string, change: (found: R) => R) => Promise<boolean>;
};

/** Reading takes the browser's answer: where the page is left before, it is broken off. */
function readIn<T>({ transaction }: IDBObjectStore, read: () => Promise<T>): Promise<T> {
  const stop = onPageHide(() => {
    try {
      transaction.abort();
    } catch {
      // It is committed already.
    }
  });
  return read().finally(stop);
}

/** The browser then finishes what was written without the page. Safari has this since 15. */
const commit = ({ transaction }: IDBObjectStore): void => transaction.commit?.();

/**
 * Nothing is opened before the first use. Each use throws when the device refuses, does not answer in time, or would be
 * read by a page that was left.
 */
export function openStore(database: string, name: string): DeviceStore {
  const records = createStore(database, name);
  const begin: UseStore = (mode, work) => withinLimit(async () => records(mode, work));
  const beginReading: UseStore = (mode, work) =>
    begin(mode, (store) => {
      if (isPageHidden()) throw new Error('this page was left');
      return readIn(store, async () => work(store));
    });
  return {
    use: (mode, work) =>
      mode === 'readonly'
        ? beginReading(mode, work)
        : begin(mode, (store) => {
            const written = work(store);
            commit(store);
            return written;
          }),
    change: (key, change) =>
      beginReading('readwrite', async (store) => {
        const found = await promisifyRequest(store.get(key));
        if (found === undefined) return false;
        store.put(change(found), key);
        const written = promisifyRequest(store.transaction);
        commit(store);
        await written;
        return true;
      }),
  };
}
