/** Opens IndexedDB stores, such that transactions of a page in the back/forward cache do not block other pages. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { isPageHidden, onPageHide } from './page-lifecycle.ts';

/** On iPhones IndexedDB sometimes never answers. After this time it counts as failed until it answers. */
const timeoutMs = 5_000;
let isSilent = false;

function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  if (isSilent) return Promise.reject(new Error('the device does not answer'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isSilent = true;
      reject(new Error(`no answer from the device within ${timeoutMs} ms`));
    }, timeoutMs);
    const answered = (): void => {
      isSilent = false;
      clearTimeout(timer);
    };
    work().finally(answered).then(resolve, reject);
  });
}

type DeviceStore = {
  /** For the functions of idb-keyval, except `update`; use `change` instead. */
  readonly use: UseStore;
  /** Changes a record in one transaction. Returns false if it does not exist. */
  readonly change: <R>(key: string, change: (found: R) => R) => Promise<boolean>;
};

/** Aborts the read if the page is hidden before the browser answers. */
function readIn<T>({ transaction }: IDBObjectStore, read: () => Promise<T>): Promise<T> {
  const stop = onPageHide(() => {
    try {
      transaction.abort();
    } catch {
      // Already committed.
    }
  });
  return read().finally(stop);
}

/** The browser then completes the write without the page. Safari supports this since 15. */
const commit = ({ transaction }: IDBObjectStore): void => transaction.commit?.();

/**
 * Opens nothing before the first use. A use throws if the device refuses or does not answer in time, or if a hidden page
 * reads.
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
