/** Who hires, and pictures by their content. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      hash text primary key,
      content bytea not null,
      small bytea not null,
      stored_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table companies (
      user_id bigint primary key references users on delete cascade,
      name text,
      name_km text,
      about text,
      website text,
      province text,
      size text,
      industry text,
      logo text references pictures,
      verification text not null default 'none'
        check (verification in ('none', 'waiting', 'refused', 'verified')),
      verified_since timestamptz,
      refused_because text,
      registration_number text,
      verification_phone text,
      verification_note text,
      verification_asked_at timestamptz
    )`.execute(db);
  await sql`create index companies_by_logo on companies (logo)`.execute(db);
  await sql`create index companies_waiting on companies (verification_asked_at) where verification = 'waiting'`.execute(
    db,
  );
}
