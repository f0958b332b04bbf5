/** Which pages are lists that a finger can pull and swipe (product 2.51), what of them is asked for anew, and what a swipe presses. */
import { type QueryClient } from '@tanstack/react-query';

type Key = readonly unknown[];
type TouchedList = {
  readonly path: RegExp;
  /** Whether an answer that is on a screen belongs to the list. */
  readonly has: (key: Key) => boolean;
  /** The button or link of a row that a swipe presses. */
  readonly action?: string;
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
  { path: /^\/favJobs$/, has: is('jobs', 'saved'), action: '.job-save' },
  { path: /^\/appliedJobs$/, has: is('applications', 'list') },
  { path: /^\/application$/, has: is('applications', 'list'), action: '.applicant-star' },
  { path: /^\/notices$/, has: of('notices'), action: 'a.notice-row' },
  { path: /^\/alerts$/, has: of('alerts') },
  { path: /^\/company\/\d+$/, has: (key) => key[0] === 'companies' || is('jobs', 'list')(key) },
  { path: /^\/operator$/, has: of('operators') },
];

/** The list of the page that is shown. */
export const touchedList = (): TouchedList | undefined =>
  lists.find(({ path }) => path.test(location.pathname));

type Pages = { pages: unknown[]; pageParams: unknown[] };
const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Asks for the list anew; of one with many pages for its first, where its reader is. Rejects where that fails. */
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
