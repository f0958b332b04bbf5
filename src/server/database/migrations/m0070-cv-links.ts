/** Links that open a CV (product 7.38). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cv_links (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      token_hash text not null unique,
      without text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index cv_links_of_user on cv_links (user_id)`.execute(db);
  await sql`create index cv_links_expired on cv_links (expires_at)`.execute(db);
  await sql`
    create trigger refuse_gone after insert or update of user_id on cv_links for each row
    when (new.user_id is not null) execute function refuse_gone_user_id()`.execute(db);
}
