/** Lets time pass in a database: shifts every stored date into the past, so that the clocks of database and servers still agree. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** Triggers are off: nothing happens here that they should react to. */
export async function growOlder(db: Db, days: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ table_name: string; columns: string[] }>`
      select table_name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = current_schema() and data_type = 'timestamp with time zone'
      group by table_name`.execute(trx);
    const age = sql`make_interval(days => ${days}::int)`;
    for (const { table_name, columns } of rows) {
      const older = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${age}`);
      // Each row is written to all indexes of its table, so write it once.
      if (table_name === 'jobs') older.push(sql`expires_on = (expires_on::date - ${days}::int)::text`);
      await sql`update ${sql.table(table_name)} set ${sql.join(older)}`.execute(trx);
    }
  });
}
