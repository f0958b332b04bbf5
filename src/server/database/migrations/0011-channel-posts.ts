/** Posts of jobs in the Telegram channel, and triggers that count the changes of what they say (telegram/channel-store.ts). */
import { type Kysely, sql } from 'kysely';

/** What a post says. */
const shown = ['name', 'salary', 'salary_min', 'salary_max', 'salary_currency', 'salary_period']
  .concat(['job_type', 'location', 'province', 'district', 'conditions', 'status'])
  .join(', ');
const valuesOf = (row: string) => shown.replaceAll(/\w+/g, (column) => `${row}.${column}`);

const count = (job: string) => `begin
    update channel_posts set changes = changes + 1 where job_id = ${job};
    return null;
  end`;

const statements = [
  `create table channel_posts (
    job_id bigint primary key references jobs on delete cascade,
    message_id bigint,
    changes integer not null default 1,
    handled integer not null default 0
  )`,
  `create index channel_posts_waiting on channel_posts ((message_id is null), job_id) where changes <> handled`,
  `create function add_channel_posts() returns trigger language plpgsql as $$ begin
    if exists (select from meta where key = 'telegram_channel') then
      insert into channel_posts (job_id) select id from posted;
    end if;
    return null;
  end $$`,
  `create trigger add_channel_posts after insert on jobs
    referencing new table as posted for each statement execute function add_channel_posts()`,
  `create function count_channel_edit() returns trigger language plpgsql as $$ ${count('new.id')} $$`,
  `create trigger count_channel_edit after update of ${shown} on jobs for each row
    when ((${valuesOf('old')}) is distinct from (${valuesOf('new')})) execute function count_channel_edit()`,
  `create function count_channel_hiding() returns trigger language plpgsql as $$
    ${count('coalesce(new.job_id, old.job_id)')} $$`,
  `create trigger count_channel_hiding after insert or delete on hidden_jobs
    for each row execute function count_channel_hiding()`,
];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
