import { dehydrate, QueryClient } from '@tanstack/react-query';
import { type PersistedClient } from '@tanstack/react-query-persist-client';
import { expect, test } from 'vitest';
import { persistQueries } from './persist-queries.ts';
import { shapeVersion } from './persister.ts';

const stored = { persist: 'public' } as const;

test('data that arrives during the restore is persisted, and only the first page of a list', async () => {
  const written: PersistedClient[] = [];
  const readings: ((found: PersistedClient) => void)[] = [];
  const old = new QueryClient();
  old.setQueryDefaults(['old'], { meta: stored });
  old.setQueryData(['old'], 0);
  const client = new QueryClient();
  const persisting = persistQueries(client, {
    restoreClient: () => new Promise<PersistedClient>((found) => readings.push(found)),
    persistClient: (next) => void written.push(next),
    removeClient: () => undefined,
  });
  for (const name of ['before', 'between', 'after']) client.setQueryDefaults([name], { meta: stored });
  client.setQueryData(['before'], 1);
  readings[0]?.({
    timestamp: Date.now(),
    buster: shapeVersion,
    clientState: {
      mutations: [],
      queries: dehydrate(old).queries,
    },
  });
  client.setQueryData(['between'], 2);
  await persisting;
  client.setQueryData(['after'], { pages: [[1], [2]], pageParams: [0, 1] });
  const last = written.at(-1)?.clientState.queries.map(({ queryKey, state }) => [queryKey[0], state.data]);
  expect(last?.sort()).toEqual([
    ['after', { pages: [[1]], pageParams: [0] }],
    ['before', 1],
    ['between', 2],
    ['old', 0],
  ]);
});
