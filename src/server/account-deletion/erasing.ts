/** What the steps of erasing somebody share (product 7.33): each is a bounded statement, or a few, in a transaction. */
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type ChangeEvents } from '#server/http/services.ts';

/** Whom it is about, and what is told after the commit. */
export type Leaving = {
  readonly userId: number;
  readonly tell: (change: (events: ChangeEvents) => void) => void;
};

/** Erases up to a batch; true where more may be left. It may be repeated, and begun anew at any time. */
export type EraseStep = (trx: Db, leaving: Leaving) => Promise<boolean>;

/** Rows that one statement takes at most. */
export const batch = 500;

/** Deletes up to a batch of the rows; true where more may be left. */
export async function removeSome(
  trx: Db,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(batch)}))`.execute(trx);
  return (numAffectedRows ?? 0n) >= BigInt(batch);
}

/** The same for several tables. */
export async function removeSomeOf(
  trx: Db,
  tables: Partial<Record<keyof Tables, RawBuilder<unknown>>>,
): Promise<boolean> {
  let isMore = false;
  for (const [table, condition] of Object.entries(tables))
    isMore = (await removeSome(trx, table as keyof Tables, condition)) || isMore;
  return isMore;
}
