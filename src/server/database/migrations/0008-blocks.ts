/** Blocks between applicants and employers, and what was sent despite one (product 4.19). */
import { type Kysely, sql } from 'kysely';

const statements = [
  // The application is where the block was made; it may be withdrawn.
  `create table blocks (
    id bigint generated always as identity primary key,
    employee_id bigint not null references users on delete cascade,
    employer_id bigint not null references users on delete cascade,
    by_employer boolean not null,
    application_id bigint not null,
    blocked_at timestamptz not null,
    constraint blocks_once unique (employee_id, employer_id, by_employer)
  )`,
  `create index blocks_of_employer on blocks (employer_id)`,
  // Few, so lists of applications stay as fast as without it.
  `create table undelivered_applications (
    application_id bigint primary key references applications on delete cascade
  )`,
  `alter table application_messages
    add column warnings text[],
    add column undelivered boolean not null default false,
    add column undelivered_answer text`,
];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
