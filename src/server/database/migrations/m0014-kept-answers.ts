/**
 * First answers to repeated requests as the text that was sent, with its ETag: `reply` is jsonb, which writes it anew.
 * `reply` is still filled for nodes of the version before, which may run beside new ones.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency add column body text, add column etag text`.execute(db);
}
