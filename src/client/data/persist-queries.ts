/** Restores the query cache from the device, then persists its changes. */
import { type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { shapeVersion } from './persister.ts';
import { weekMs } from './query-client.ts';

const isPersisted = ({ state, meta }: Query): boolean =>
  state.data !== undefined && meta?.persist !== undefined;

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Only the first pages of a list are stored: otherwise all of its pages would be refetched after a restart. */
const withoutLaterPages = (data: unknown, pages = 1): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, pages), pageParams: data.pageParams.slice(0, pages) } : data;

const withFirstPages = (client: PersistedClient): PersistedClient => ({
  ...client,
  clientState: {
    ...client.clientState,
    queries: client.clientState.queries.map((query) => ({
      ...query,
      state: { ...query.state, data: withoutLaterPages(query.state.data, query.meta?.pages) },
    })),
  },
});

/** Resolves once the cache is restored, even if nothing could be read. */
export async function persistQueries(queryClient: QueryClient, persister: Persister): Promise<void> {
  const startedAt = Date.now();
  const options = {
    queryClient,
    persister: {
      ...persister,
      persistClient: (client: PersistedClient) => persister.persistClient(withFirstPages(client)),
    },
    maxAge: weekMs,
    buster: shapeVersion,
    dehydrateOptions: {
      shouldDehydrateQuery: isPersisted,
      shouldDehydrateMutation: () => false,
    },
  };
  await persistQueryClientRestore(options).catch(() => undefined);
  persistQueryClientSubscribe(options);
  // Data that arrived during the restore is not persisted otherwise.
  await persistQueryClientSave(options);
  // Restored data may miss the last change, because the page may have been reloaded before it was written.
  await queryClient.invalidateQueries(
    { predicate: ({ meta, state }) => meta?.persist !== undefined && state.dataUpdatedAt < startedAt },
    { cancelRefetch: false },
  );
}
