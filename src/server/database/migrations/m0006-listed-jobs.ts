/** A job's card as JSON in a stored column, until m0083. */
import { type Kysely, sql } from 'kysely';

const columns: Readonly<Record<string, string>> = {
  id: 'bigint',
  name: 'text',
  img: 'smallint',
  industry: 'text',
  salary: 'text',
  job_type: 'text',
  age: 'integer',
  level: 'text',
  gender: 'text',
  date_added: 'timestamptz',
  qualification: 'text',
  language: 'text',
  category: 'text',
  location: 'text',
  required_skills: 'text',
  available_position: 'integer',
  status: 'text',
  tags: 'text[]',
};

const expressions: Readonly<Record<string, string>> = {
  id: 'id as job_id',
  date_added: `to_char(date_added at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date_added`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const parameters = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const fields = Object.keys(columns).map((name) => expressions[name] ?? name);
  await sql
    .raw(
      `create function listed_job(${parameters.join()}) returns json language sql immutable as $$
        select row_to_json(job) from (select ${fields.join()}, false as favorite, false as applied) as job $$`,
    )
    .execute(db);
  await sql
    .raw(
      `alter table jobs add column listed json not null
        generated always as (listed_job(${Object.keys(columns).join()})) stored`,
    )
    .execute(db);
}
