/** What applicant and employer write to each other; an interview is a message with a time and a place. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_messages (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications on delete cascade,
      from_employer boolean not null,
      text text not null,
      at timestamptz not null default now(),
      read_at timestamptz,
      interview_at timestamptz,
      place text,
      answer text check (answer in ('yes', 'no'))
    )`.execute(db);
  await sql`create index application_messages_of on application_messages (application_id, id)`.execute(db);
  await sql`
    create index application_messages_unread on application_messages (application_id, from_employer)
    where read_at is null`.execute(db);
  await sql`
    create index application_interviews on application_messages (application_id, id)
    where interview_at is not null`.execute(db);
}
