/** What tells that a database was filled with the demonstration, and when. */
import { sql, type Transaction } from 'kysely';
import { seededKey } from '#server/database/demonstration.ts';
import { type Tables } from '#server/database/tables.ts';

/** Names the advisory lock under which one node fills or empties while the others wait. */
const seedLock = 4_180;

export async function lockSeed(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(trx);
}

/** Undefined where the demonstration never was, or is no more. */
export async function seededAt(trx: Transaction<Tables>): Promise<Date | undefined> {
  const mark = await trx.selectFrom('meta').select('value').where('key', '=', seededKey).executeTakeFirst();
  return mark && new Date(mark.value);
}
