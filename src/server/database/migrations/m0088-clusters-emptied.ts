/**
 * Clusters of jobs that were posted before 0086 go now: whoever leaves must not wait for the next release until their
 * words are gone. The column stays, as the version before writes an empty one where somebody leaves. No row is written.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs drop column search_clusters, add column search_clusters tsvector not null default ''`.execute(
    db,
  );
}
