/** The one cache of server data: how fresh, how long cached, when tried again. Screens read server data only from here. */
import {
  type dataTagErrorSymbol,
  type dataTagSymbol,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
import { isPassing } from './api-failure.ts';

const minuteMs = 60_000;
export const weekMs = 7 * 24 * 60 * minuteMs;

/** For what is asked for anew at every visit: no older than the loader's own request when the page mounts. */
export const visitMs = 2_000;

/** Who may see a persisted answer after a restart: everybody on this phone, or only the person it belongs to. */
export type Persistence = 'public' | 'private';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      persist?: Persistence;
      /** How many pages of a list are stored; one unless said. */
      pages?: number;
    };
  }
}

/** Query keys begin with whose answer it is, so that a cache is never shared between people. */
export const guest = 'guest';

/** What `queryOptions()` adds to the type of a key; an interface, so that declarations can name it. */
export interface KeyData<Data> {
  [dataTagSymbol]: Data;
  [dataTagErrorSymbol]: Error;
}

/**
 * Tags a key with the type of its data, as `queryOptions()` does: `getQueryData` and `setQueryData` infer it. For keys
 * that are needed without their query.
 */
export const keyFor =
  <Data>() =>
  <const Key extends readonly unknown[]>(...key: Key): Key & KeyData<Data> =>
    key as Key & KeyData<Data>;

const retries = 2;

export function createQueryClient(): QueryClient {
  // The library assumes a network at start; an installed app is often opened without one.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: minuteMs,
        gcTime: weekMs,
        retry: (count, error) => count < retries && isPassing(error),
      },
      // A call that changes something is made once; what may wait goes through the outbox.
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}
