/** Reports of companies, and of the two sides of an application (product 3.16). */
import { type Kysely, sql } from 'kysely';
import { adHoc } from '../statements.ts';

const statements = [
  `create table people_reports (
    id bigint generated always as identity primary key,
    reported_id bigint not null references users on delete cascade,
    application_id bigint,
    reporter_id bigint references users on delete set null,
    reporter_key text not null,
    network text,
    reason text not null,
    text text not null default '',
    messages jsonb,
    created_at timestamptz not null default now(),
    counts boolean not null default true,
    decision text check (decision in ('dismissed', 'warned', 'suspended')),
    decided_at timestamptz
  )`,
  // One per reporter and thing.
  `create unique index people_reports_once
    on people_reports (reported_id, reporter_key, (coalesce(application_id, 0)))`,
  `create index people_reports_waiting on people_reports (created_at, id) where decision is null`,
  `create index people_reports_decided on people_reports (decided_at) where decided_at is not null`,
  `create index people_reports_of_person on people_reports (reporter_id) where reporter_id is not null`,
  `create trigger refuse_gone after insert or update of reporter_id on people_reports for each row
    when (new.reporter_id is not null) execute function refuse_gone_reporter_id()`,
];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(adHoc + statement).execute(db);
}
