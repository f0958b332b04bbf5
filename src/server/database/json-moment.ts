/** Moments in JSON that the database writes. */
import { type RawBuilder, sql } from 'kysely';

const format = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** The moment as Date.toISOString writes it. */
export const jsonMoment = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${moment} at time zone 'UTC', ${format})`;
