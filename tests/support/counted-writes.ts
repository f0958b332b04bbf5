/** Writes that reveal a lost or partial transaction: each adds a row and increments a counter. */
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

export async function writeNext(db: Db, next: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const padding = 'x'.repeat(next % 500);
    await trx
      .insertInto('messages')
      .values({ email: String(next), text: padding, name: '' })
      .execute();
    await sql`insert into meta values ('count', ${String(next)})
      on conflict (key) do update set value = excluded.value`.execute(trx);
  });
}

/** `count` is the counter, `rows` and `newest` come from the rows; all three are equal unless a transaction was torn. */
export async function readCount(db: Db): Promise<{ count: number; rows: number; newest: number }> {
  const { rows } = await sql<{ count: number; rows: number; newest: number }>`
    select coalesce((select value::bigint from meta where key = 'count'), 0) as count,
      count(*) as rows, coalesce(max(email::bigint), 0) as newest from messages`.execute(db);
  if (rows[0] === undefined) throw new Error('A select without a row.');
  return rows[0];
}
