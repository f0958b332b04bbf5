/** Finds a text anywhere in the database. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** The tables and rows that contain the text, or its bytes, in any column of any type. */
export async function tablesWith(db: Db, text: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select one::text as row from ${sql.table(name)} as one
      where one::text ilike ${`%${text}%`} or one::text ilike ${`%${Buffer.from(text).toString('hex')}%`}`.execute(
      db,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
