/** Changing many rows in short statements, so that other queries get their turn in between. */
import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from './connect.ts';
import { type Tables } from './tables.ts';

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Between two batches, for the embedded database, whose one connection everyone shares. */
  readonly pauseMs?: number;
};

/** Repeats `runBatch` for as long as it returns true, which means that more rows may be left, or until the signal aborts. */
export async function inBatches(
  runBatch: () => Promise<boolean>,
  { signal, pauseMs = 0 }: Options = {},
): Promise<void> {
  while (signal?.aborted !== true && (await runBatch())) if (pauseMs > 0) await setTimeout(pauseMs);
}

/** Deletes up to `size` rows and returns whether more may be left. */
export async function deleteBatch(
  db: Db,
  table: keyof Tables,
  where: RawBuilder<unknown>,
  size: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(size)}))`.execute(db);
  return numAffectedRows >= BigInt(size);
}
