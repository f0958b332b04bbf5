/** Fetches a whole list page by page (product 7.40), so that it can be read and filtered offline and its first page shows at once. */
import { type QueryFunctionContext } from '@tanstack/react-query';
import { firstPage, type ListPage } from '#contract/list-pages.ts';
import { listPageSize, wholeList } from '#contract/limits.ts';

const maxPages = Math.ceil(wholeList / listPageSize);

/** The reply's type includes the plain list that other clients get, which call without `after`. */
export const toPage = <Item>(answer: ListPage<Item> | Item[]): ListPage<Item> =>
  Array.isArray(answer) ? { items: answer, next: null } : answer;

/** Fetches every page. A list that is already cached stays until all pages have arrived. */
export async function readWholeList<Item>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  read: (after: string) => Promise<ListPage<Item> | Item[]>,
): Promise<Item[]> {
  const known = () => client.getQueryData<Item[]>(queryKey);
  const isFirstTime = known() === undefined;
  const items: Item[] = [];
  let after: string | null = firstPage;
  for (let page = 0; page < maxPages && after !== null; page += 1) {
    const { items: added, next }: ListPage<Item> = toPage(await read(after));
    items.push(...added);
    // Appends to the cached list, which may have been changed meanwhile.
    if (isFirstTime) client.setQueryData<Item[]>(queryKey, [...(known() ?? []), ...added]);
    after = next;
  }
  return (isFirstTime && known()) || items;
}
