/** Stores the query cache in IndexedDB under two keys, the public one and this person's; opt-in by `meta.persist`. */
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { del, delMany, getMany, keys, set, setMany } from 'idb-keyval';
import { openStore } from '#storage/open-store.ts';
import { type Persistence } from './query-client.ts';

/** Change it when the shape of any persisted answer changes: older copies are then dropped. */
export const shapeVersion = '1';
const writeDelayMs = 1_000;

const { use: store } = openStore('karngea-cache', 'queries');
const publicKey = 'pub';
const privateKey = (owner: number) => `priv:${owner}`;

/** Writes something and removes it again; rejects where nothing can be stored. */
export async function writeProbe(): Promise<void> {
  await set('probe', 1, store);
  await del('probe', store);
}

/** A later try that failed says nothing about the answer that is stored. */
const asItArrived = {
  status: 'success',
  error: null,
  fetchFailureCount: 0,
  fetchFailureReason: null,
} as const;

function onlyQueries(client: PersistedClient, persist: Persistence): PersistedClient {
  const queries = client.clientState.queries
    .filter((query) => query.meta?.persist === persist)
    .map((query) => ({ ...query, state: { ...query.state, ...asItArrived } }));
  return { ...client, clientState: { queries, mutations: [] } };
}

export type CachePersister = Persister & { forget(): Promise<void> };

/** One coalescing writer for the given person (undefined: a guest, or somebody who is not remembered). Storage errors are never thrown: the app stays usable online. */
export function createPersister(owner: () => number | undefined): CachePersister {
  let waiting: { client: PersistedClient; owner: number | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const next = waiting;
    waiting = undefined;
    if (!next) return;
    const entries: [string, PersistedClient][] = [[publicKey, onlyQueries(next.client, 'public')]];
    if (next.owner !== undefined) entries.push([privateKey(next.owner), onlyQueries(next.client, 'private')]);
    writing = writing.then(() => setMany(entries, store)).catch(() => undefined);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

  return {
    persistClient(client) {
      waiting = { client, owner: owner() };
      timer ??= setTimeout(flush, writeDelayMs);
    },
    async restoreClient() {
      const who = owner();
      const wanted = who === undefined ? [publicKey] : [publicKey, privateKey(who)];
      const stored: (PersistedClient | undefined)[] = await getMany<PersistedClient>(wanted, store).catch(
        () => [],
      );
      const found = stored.filter((part): part is PersistedClient => part?.buster === shapeVersion);
      const [first] = found;
      if (!first) return undefined;
      return {
        ...first,
        clientState: { mutations: [], queries: found.flatMap((part) => part.clientState.queries) },
      };
    },
    async removeClient() {
      cancel();
      await writing;
      await delMany([publicKey], store).catch(() => undefined);
    },
    /** Removes the private answers of everybody but this person from the device; what was being written is awaited first. */
    async forget() {
      cancel();
      await writing;
      const who = owner();
      const mine = who === undefined ? publicKey : privateKey(who);
      const all = await keys<string>(store).catch(() => []);
      await delMany(
        all.filter((key) => key !== publicKey && key !== mine),
        store,
      ).catch(() => undefined);
    },
  };
}
