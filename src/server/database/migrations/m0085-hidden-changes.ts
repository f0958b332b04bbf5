/**
 * A row for each statement that hid jobs or accounts or showed them again, by which sitemaps know that they are old: to
 * look at the newest is cheap, however much is hidden, and nobody who hides waits for somebody else who does.
 */
import { type Kysely, sql } from 'kysely';
import { type Step } from '../migration-steps.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hidden_changes (id bigint generated always as identity primary key)`.execute(db);
  await sql`
    create function note_hidden_change() returns trigger language plpgsql as $$
      begin
        insert into hidden_changes default values;
        return null;
      end $$`.execute(db);
}

/** Each table for itself, so that nobody waits for more than one. */
const noteChanges = (name: string, when: string): Step => ({
  up: async (db) => {
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(when)}
      for each statement execute function note_hidden_change()`.execute(db);
  },
});

export const ofJobs = noteChanges('note_hidden_jobs', 'insert or delete on hidden_jobs');
export const ofPeople = noteChanges('note_suspended', 'update of suspended_at on users');
