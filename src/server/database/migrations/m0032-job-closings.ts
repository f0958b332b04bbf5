/**
 * When a job was closed, whatever closed it: a trigger, because nodes of the version before close jobs, too. Of jobs that
 * were closed before, the moment of this migration counts.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The default is worked out once and kept beside the table: no row is written.
  await sql`alter table jobs add column closed_at timestamptz default now()`.execute(db);
  await sql`alter table jobs alter column closed_at drop default`.execute(db);
  await sql`
    create function note_closing() returns trigger language plpgsql as $$
      begin
        new.closed_at := now();
        return new;
      end $$`.execute(db);
  await sql`
    create trigger note_closing before update of status on jobs for each row
    when (new.status = 'Closed' and old.status <> 'Closed') execute function note_closing()`.execute(db);
}
