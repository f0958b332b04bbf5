/** Companies whose jobs operators post until the company claims them (product 7.47). */
import { type Kysely, sql } from 'kysely';

const statements: readonly string[] = [
  // The account has a name key that no one can type, and no password, codes or sessions.
  `create table unclaimed_companies (
    user_id bigint primary key references users on delete cascade,
    name_key text not null unique,
    phone text,
    created_at timestamptz not null
  )`,
  `create table claim_codes (
    code_hash text primary key,
    user_id bigint not null references unclaimed_companies on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index claim_codes_of_company on claim_codes (user_id, expires_at)`,
  `create index claim_codes_expired on claim_codes (expires_at)`,
  // Where operators found the jobs they posted. It outlasts the claim, so that no ref is imported twice.
  `create table job_sources (
    job_id bigint primary key references jobs on delete cascade,
    name text not null,
    url text,
    day text not null,
    ref text unique
  )`,
  // Ids that claimed companies had before, for links to their pages and for how fast they answer since the claim.
  `create table former_companies (
    former_id bigint primary key,
    user_id bigint not null references users on delete cascade,
    claimed_at timestamptz not null
  )`,
  `create index former_companies_of_user on former_companies (user_id)`,

  // The public number of employers is that of people who registered.
  `create function count_unclaimed() returns trigger language plpgsql as $$
    begin
      insert into counts (counted, amount) values ('employer', tg_argv[0]::bigint);
      return null;
    end $$`,
  `create trigger count_unclaimed_on_insert after insert on unclaimed_companies
    for each row execute function count_unclaimed('-1')`,
  `create trigger count_unclaimed_on_delete after delete on unclaimed_companies
    for each row execute function count_unclaimed('1')`,
];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
