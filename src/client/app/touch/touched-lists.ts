/** Lists that can be pulled to refresh (product 2.51), and which queries that refetches. */
import { type QueryClient } from '@tanstack/react-query';

type Key = readonly unknown[];
type TouchedList = {
  readonly path: RegExp;
  /** Whether a query belongs to the list. */
  readonly has: (key: Key) => boolean;
};

const is =
  (noun: string, list: string) =>
  (key: Key): boolean =>
    key[0] === noun && key[2] === list;
const of =
  (noun: string) =>
  (key: Key): boolean =>
    key[0] === noun;

const lists: readonly TouchedList[] = [
  { path: /^\/jobs$/, has: is('jobs', 'list') },
  { path: /^\/favJobs$/, has: is('jobs', 'saved') },
  { path: /^\/appliedJobs$/, has: is('applications', 'list') },
  { path: /^\/application$/, has: is('applications', 'list') },
  { path: /^\/notices$/, has: of('notices') },
  { path: /^\/alerts$/, has: of('alerts') },
  { path: /^\/company\/\d+$/, has: (key) => key[0] === 'companies' || is('jobs', 'list')(key) },
  { path: /^\/operator$/, has: of('operators') },
];

/** The list on the current page. */
export const touchedList = (): TouchedList | undefined =>
  lists.find(({ path }) => path.test(location.pathname));

type Pages = { pages: unknown[]; pageParams: unknown[] };
const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Refetches the list; of an infinite list only the first page, where the reader is. Rejects if that fails. */
export async function refreshList(client: QueryClient, { has }: TouchedList): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: Key }): boolean => has(queryKey);
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate })) {
    const { data, dataUpdatedAt } = query.state;
    if (!isPages(data) || data.pages.length < 2) continue;
    const first = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
    client.setQueryData(query.queryKey, first, { updatedAt: dataUpdatedAt });
  }
  await client.refetchQueries({ type: 'active', predicate }, { throwOnError: true });
}
