/** Where a list goes on (product 7.40): after a row, whatever is added or taken away before it. Knows no noun. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { firstPage, type ListPage } from '#contract/list-pages.ts';
import { listPageSize } from '#contract/limits.ts';
import { Failure } from './failures.ts';

/** Since 1970, as digits. */
export const microsecondsOf = (column: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** Whether a row stands after the place in a list with the newest first, by one comparison, which an index answers. */
export const isAfter = (
  moment: string,
  id: string,
  place: { readonly at: string; readonly id: number } | undefined,
): RawBuilder<SqlBool> =>
  place === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.ref(moment)}, ${sql.ref(id)}) <
        (timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', ${place.id}::bigint)`;

/** A row's place in its list: its moment to the microsecond, where that is the order, and its id. */
export type Cursor = { readonly at: string; readonly id: number };

const format = /^([a-z]+) (\d{1,17}) (\d{1,15})$/;

const encode = (list: string, { at, id }: Cursor): string =>
  Buffer.from(`${list} ${at} ${id}`).toString('base64url');

/**
 * The place that a cursor of this list names; undefined for its beginning. Nothing secret is in it: what follows is
 * looked for among what the caller may see. Throws `invalid` for anything else.
 */
export function readCursor(list: string, cursor: string): Cursor | undefined {
  if (cursor === '' || cursor === firstPage) return undefined;
  const [, name, at = '', id = ''] = format.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { at, id: Number(id) };
  // Only what was written here: other spellings decode to the same.
  if (name !== list || encode(list, place) !== cursor)
    throw new Failure('invalid', { fields: { after: 'wrong_type' } });
  return place;
}

/** How many rows are to be read for a page: one more tells whether it is the last. */
export const rowsToRead = (size = listPageSize): number => size + 1;

/** The page that these rows are, of which one more than it has was read. */
export function toPage<Row, Item>(
  list: string,
  rows: readonly Row[],
  {
    place,
    item,
    size = listPageSize,
  }: { place: (row: Row) => Cursor; item: (row: Row) => Item; size?: number },
): ListPage<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last !== undefined ? encode(list, place(last)) : null;
  return { items: shown.map(item), next };
}
