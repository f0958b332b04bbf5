/** When each field of a job that its applicants are told of was last changed. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_changes (
      job_id bigint not null references jobs on delete cascade,
      field text not null,
      changed_at timestamptz not null,
      primary key (job_id, field)
    )`.execute(db);
}
