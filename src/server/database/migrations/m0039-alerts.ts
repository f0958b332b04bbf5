/** Saved searches, and which jobs people were told of, or are to be told of in the evening. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      name text not null,
      terms jsonb not null,
      terms_hash text not null,
      found_by text[] not null,
      tokenizer integer not null,
      alert text not null,
      alert_since timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index saved_searches_of_person on saved_searches (user_id, id desc)`.execute(db);
  await sql`create index saved_searches_alike on saved_searches (terms_hash, user_id)`.execute(db);
  await sql`create index saved_searches_by_rules on saved_searches (tokenizer)`.execute(db);
  // What is written waits in no list that every look has to go through.
  await sql`
    create index saved_searches_found_by on saved_searches using gin (found_by)
    with (fastupdate = off) where alert <> 'off'`.execute(db);
  await sql`
    create table told_jobs (
      user_id bigint not null references users on delete cascade,
      job_id bigint not null references jobs on delete cascade,
      search_id bigint not null,
      told_at timestamptz not null default now(),
      primary key (user_id, job_id)
    )`.execute(db);
  await sql`create index told_jobs_of_job on told_jobs (job_id)`.execute(db);
  await sql`create index told_jobs_by_age on told_jobs (told_at)`.execute(db);
  await sql`
    create table waiting_alerts (
      search_id bigint not null references saved_searches on delete cascade,
      job_id bigint not null references jobs on delete cascade,
      found_at timestamptz not null default now(),
      primary key (search_id, job_id)
    )`.execute(db);
  await sql`create index waiting_alerts_of_job on waiting_alerts (job_id)`.execute(db);
}
