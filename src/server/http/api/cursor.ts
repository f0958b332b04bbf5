/** Cursors of paged lists (product 7.40): a page continues after a row, even if rows before it come or go. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { firstPage, type ListPage } from '#contract/list-pages.ts';
import { listPageSize } from '#contract/limits.ts';
import { Failure } from './call-failures.ts';

/** A timestamp in microseconds since 1970. A Date would cut it to milliseconds and skip rows. */
export const microsecondsOf = (column: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** Whether a row comes after the cursor in a newest-first list; one row comparison, so that an index is used. */
export const isAfter = (
  moment: string,
  id: string,
  place: { readonly at: string; readonly id: number } | undefined,
): RawBuilder<SqlBool> =>
  place === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.ref(moment)}, ${sql.ref(id)}) <
        (timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', ${place.id}::bigint)`;

/** A row's position: its id and, if the list is sorted by time, its timestamp in microseconds. */
type Cursor = { readonly at: string; readonly id: number };

const format = /^([a-z]+) (\d{1,17}) (\d{1,15})$/;

const encode = (list: string, { at, id }: Cursor): string =>
  Buffer.from(`${list} ${at} ${id}`).toString('base64url');

/**
 * Decodes a cursor of this list; undefined for the first page. Cursors need no signature, because the query only reads what
 * the caller may see. Throws `invalid` for anything else.
 */
export function readCursor(list: string, cursor: string): Cursor | undefined {
  if (cursor === '' || cursor === firstPage) return undefined;
  const [, name, at = '', id = ''] = format.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const decoded = { at, id: Number(id) };
  // Base64url has several spellings of the same bytes; only ours is accepted.
  if (name !== list || encode(list, decoded) !== cursor)
    throw new Failure('invalid', { fields: { after: 'wrong_type' } });
  return decoded;
}

/** Rows to read for a page: one extra shows whether it is the last. */
export const rowsToRead = (size = listPageSize): number => size + 1;

/** Makes a page of `rowsToRead` rows. */
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
