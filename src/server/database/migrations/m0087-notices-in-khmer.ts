/**
 * Whom a notice is of as Khmer says it (product 11.4). The database takes it away with the name, whichever version of the
 * server erases that.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices add column person_km text`.execute(db);
  await sql`
    create function forget_person_km() returns trigger language plpgsql as $$
      begin
        new.person_km := null;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger forget_person_km before update of person on notices
      for each row when (new.person is null) execute function forget_person_km()`.execute(db);
}
