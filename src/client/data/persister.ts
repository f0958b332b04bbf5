/** Stores the query cache in IndexedDB under a public key and one per user; queries opt in with `meta.persist`. */
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { del, delMany, getMany, keys, set, setMany } from 'idb-keyval';
import { openStore } from '#storage/open-store.ts';
import { type Persistence } from './query-client.ts';

/** Change it when the shape of any persisted data changes: older copies are then ignored. */
export const shapeVersion = '1';
const writeDelayMs = 1_000;

const { use: store } = openStore('karngea-cache', 'queries');
const publicKey = 'pub';
const privateKey = (owner: number) => `priv:${owner}`;

/** Writes and deletes a value. Rejects if nothing can be stored. */
export async function writeProbe(): Promise<void> {
  await set('probe', 1, store);
  await del('probe', store);
}

/** The state of a query without a later failed refetch, which says nothing about the stored data. */
const lastSuccess = {
  status: 'success',
  error: null,
  fetchFailureCount: 0,
  fetchFailureReason: null,
} as const;

function onlyQueries(client: PersistedClient, persist: Persistence): PersistedClient {
  const queries = client.clientState.queries
    .filter((query) => query.meta?.persist === persist)
    .map((query) => ({ ...query, state: { ...query.state, ...lastSuccess } }));
  return { ...client, clientState: { queries, mutations: [] } };
}

export type CachePersister = Persister & { clearOtherUsers(): Promise<void> };

/**
 * Batches writes. `owner` returns the user whose private data is stored; undefined for guests and users who are not
 * remembered. Never throws on storage errors: the app stays usable online.
 */
export function createPersister(owner: () => number | undefined): CachePersister {
  /** Until the stored data was read, an empty cache would overwrite it: a page may be left, or the device be slow. */
  let isRead = false;
  let pending: { client: PersistedClient; owner: number | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const next = pending;
    pending = undefined;
    if (!next) return;
    const entries: [string, PersistedClient][] = [[publicKey, onlyQueries(next.client, 'public')]];
    if (next.owner !== undefined) entries.push([privateKey(next.owner), onlyQueries(next.client, 'private')]);
    writing = writing.then(() => setMany(entries, store)).catch(() => undefined);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

  return {
    persistClient(client) {
      if (!isRead) return;
      pending = { client, owner: owner() };
      timer ??= setTimeout(flush, writeDelayMs);
    },
    async restoreClient() {
      const user = owner();
      const wanted = user === undefined ? [publicKey] : [publicKey, privateKey(user)];
      const stored = await getMany<PersistedClient | undefined>(wanted, store).catch(() => undefined);
      isRead = stored !== undefined;
      const current = (stored ?? []).filter((part): part is PersistedClient => part?.buster === shapeVersion);
      const [first] = current;
      if (!first) return undefined;
      return {
        ...first,
        clientState: { mutations: [], queries: current.flatMap((part) => part.clientState.queries) },
      };
    },
    async removeClient() {
      cancel();
      await writing;
      await delMany([publicKey], store).catch(() => undefined);
    },
    /** Deletes the private data of all other users, after pending writes have finished. */
    async clearOtherUsers() {
      cancel();
      await writing;
      const user = owner();
      const ownKey = user === undefined ? publicKey : privateKey(user);
      const all = await keys<string>(store).catch(() => []);
      await delMany(
        all.filter((key) => key !== publicKey && key !== ownKey),
        store,
      ).catch(() => undefined);
    },
  };
}
