/**
 * Whom an application is of, for lists, which need not read its CV. The database writes it, whichever version of the
 * server sends the CV or erases it; what was there before is written bit by bit (applications/name-applicants.ts).
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column first_name text, add column last_name text, add column city text`.execute(
    db,
  );
  await sql`
    create function name_applicant() returns trigger language plpgsql as $$
      declare person jsonb := case when new.cv_erased_at is null then new.cv -> 'user_info' end;
      begin
        new.first_name := person ->> 'first_name';
        new.last_name := person ->> 'last_name';
        new.city := person ->> 'city';
        return new;
      end $$`.execute(db);
  await sql`
    create trigger name_applicant before insert or update of cv, cv_erased_at on applications
      for each row execute function name_applicant()`.execute(db);
}
