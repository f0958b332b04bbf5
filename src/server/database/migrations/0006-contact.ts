/** How people reach an employer, whom they called, and how it ended. */
import { type Kysely, sql } from 'kysely';
import { adHoc } from '../statements.ts';

const refuseGone = (table: string): string =>
  `create trigger refuse_gone after insert or update of user_id on ${table} for each row
    when (new.user_id is not null) execute function refuse_gone_user_id()`;

const statements = [
  `alter table jobs add column walk_in jsonb`,
  // Not columns of jobs, whose rows are read for lists, pages and feeds.
  `create table job_contacts (
    job_id bigint primary key references jobs on delete cascade,
    phone text,
    telegram text,
    approved_at timestamptz
  )`,
  `create table contact_calls (
    user_id bigint not null references users on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    called_at timestamptz not null,
    primary key (user_id, job_id)
  )`,
  `create index contact_calls_newest on contact_calls (user_id, called_at desc, job_id)`,
  `create index contact_calls_by_job on contact_calls (job_id)`,
  // Asking for outcomes, and housekeeping.
  `create index contact_calls_by_time on contact_calls (called_at, user_id, job_id)`,
  `create table outcomes (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    application_id bigint references applications on delete cascade,
    answer text not null check (answer in ('hired', 'not_hired', 'not_reached', 'asked_for_money')),
    answered_at timestamptz not null
  )`,
  // One per person and application, or per person and job for calls.
  `create unique index outcomes_once on outcomes (user_id, job_id, coalesce(application_id, 0))`,
  `create index outcomes_by_job on outcomes (job_id)`,
  `create index outcomes_by_application on outcomes (application_id) where application_id is not null`,
  refuseGone('contact_calls'),
  refuseGone('outcomes'),
];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(adHoc + statement).execute(db);
}
