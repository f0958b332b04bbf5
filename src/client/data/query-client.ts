/** The query client: staleness, cache time and retries. Screens read server data only from its cache. */
import {
  type dataTagErrorSymbol,
  type dataTagSymbol,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
import { isRetryable } from './api-failure.ts';

const minuteMs = 60_000;
export const weekMs = 7 * 24 * 60 * minuteMs;

/** `staleTime` of queries that are refetched at every visit of a page: long enough for the loader's own request. */
export const visitMs = 2_000;

/** Who may see persisted data after a restart: everyone on this device, or only its user. */
export type Persistence = 'public' | 'private';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      persist?: Persistence;
      /** How many pages of a list are stored; 1 by default. */
      pages?: number;
    };
  }
}

/** The owner in the query keys of guests. Keys name their owner so that users never share cached data. */
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
  // TanStack Query assumes to be online at start, but an installed app may start offline.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: minuteMs,
        gcTime: weekMs,
        retry: (count, error) => count < retries && isRetryable(error),
      },
      // No retries: calls that may wait go through the outbox.
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}
