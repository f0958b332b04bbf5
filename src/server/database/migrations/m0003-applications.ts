/** CVs, and applications with the CV as it was sent. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cvs (
      user_id bigint primary key references users on delete cascade,
      cv jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table applications (
      id bigint generated always as identity primary key,
      job_id bigint not null references jobs on delete cascade,
      user_id bigint not null references users on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
      message text,
      date_added timestamptz not null default now(),
      date_updated timestamptz not null default now(),
      cv jsonb not null,
      constraint applications_once unique (user_id, job_id)
    )`.execute(db);
  await sql`create index applications_by_job on applications (job_id, id)`.execute(db);
  await sql`create index applications_by_user on applications (user_id, id)`.execute(db);
}
