/** Time that passes for a database: all that is stored becomes older, so that its clock and its servers' go on agreeing. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** Triggers rest: they write when something happens, and nothing does. */
export async function growOlder(db: Db, days: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and data_type = 'timestamp with time zone'`.execute(trx);
    for (const { table_name, column_name } of rows) {
      const column = sql.ref(column_name);
      await sql`
        update ${sql.table(table_name)} set ${column} = ${column} - make_interval(days => ${days}::int)`.execute(
        trx,
      );
    }
    await sql`update jobs set expires_on = (expires_on::date - ${days}::int)::text`.execute(trx);
  });
}
