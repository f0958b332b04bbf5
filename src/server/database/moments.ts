/** Moments to the microsecond, which a Date has not: rows of one millisecond would be taken for rows of one moment. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

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
