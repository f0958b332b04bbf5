/**
 * The words of a sent CV, for whoever looks for some of them: reading them out of a CV takes a hundred times as long. The
 * database writes them as it writes the names (m0081); what was there before is written bit by bit
 * (applications/name-applicants.ts).
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column words text`.execute(db);
  // Values only, without markup. The pattern for that ends at the next sign of either kind, so that no text makes it slow.
  await sql`
    create function words_of_cv(cv jsonb) returns text language sql immutable parallel safe as $$
      select coalesce(lower(regexp_replace(string_agg(value #>> '{}', ' '), '<[^<>]*>', ' ', 'g')), '')
      from jsonb_path_query(cv, '$.** ? (@.type() == "string")') as value
    $$`.execute(db);
  await sql`
    create or replace function name_applicant() returns trigger language plpgsql as $$
      declare person jsonb := case when new.cv_erased_at is null then new.cv -> 'user_info' end;
      begin
        new.first_name := person ->> 'first_name';
        new.last_name := person ->> 'last_name';
        new.city := person ->> 'city';
        new.words := case when new.cv_erased_at is null then words_of_cv(new.cv) end;
        return new;
      end $$`.execute(db);
}
