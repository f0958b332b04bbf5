/** Reads the stored answers into the query cache, and from then on stores what it holds. Knows no storage. */
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

/** A list begins anew with each start: stored whole, all of its pages would be fetched again. */
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

/** Resolves when everything stored is there, also where nothing can be read. */
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
  // Answers that came meanwhile would not be written otherwise.
  await persistQueryClientSave(options);
  // What came from the device may be older than the last change, because a reload can come before the change was written down.
  await queryClient.invalidateQueries(
    { predicate: ({ meta, state }) => meta?.persist !== undefined && state.dataUpdatedAt < startedAt },
    { cancelRefetch: false },
  );
}
