/**
 * Lists that this device keeps whole, to be read and filtered without a network, asked for page after page (product
 * 7.40): no answer is large, and the first page shows at once.
 */
import { type QueryFunctionContext } from '@tanstack/react-query';
import { firstPage, type ListPage } from '#contract/list-pages.ts';
import { listPageSize, wholeList } from '#contract/limits.ts';

const mostPages = Math.ceil(wholeList / listPageSize);

/** The reply's type includes the plain list that the API gives other clients, which ask without `after`. */
export const toPage = <Item>(answer: ListPage<Item> | Item[]): ListPage<Item> =>
  Array.isArray(answer) ? { items: answer, next: null } : answer;

/** Reads every page; what was there before stays until all of them are. */
export async function readWholeList<Item>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  read: (after: string) => Promise<ListPage<Item> | Item[]>,
): Promise<Item[]> {
  const known = () => client.getQueryData<Item[]>(queryKey);
  const isFirstTime = known() === undefined;
  const items: Item[] = [];
  let after: string | null = firstPage;
  for (let page = 0; page < mostPages && after !== null; page += 1) {
    const { items: added, next }: ListPage<Item> = toPage(await read(after));
    items.push(...added);
    // To what stands there already something may have been done meanwhile.
    if (isFirstTime) client.setQueryData<Item[]>(queryKey, [...(known() ?? []), ...added]);
    after = next;
  }
  return (isFirstTime && known()) || items;
}
