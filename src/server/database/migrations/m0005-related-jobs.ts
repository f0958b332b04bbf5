/** Related jobs are read in index order: Hiring before Closed, then newest. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['category', 'industry'])
    await sql`create index ${sql.ref(`jobs_related_by_${column}`)}
      on jobs (${sql.ref(column)}, status desc, date_added desc, id desc)`.execute(db);
}
