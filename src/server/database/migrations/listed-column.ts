/** The column `listed` of jobs: what lists show of a job, as JSON that is written with the job (docs/decisions/0010). */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonMoment } from '../json-moment.ts';

/** What the column is made of: columns of jobs with their types, called as in lists but for `id`. */
export type ListedColumns = Readonly<Record<string, string>>;

/** What nobody but a logged-in person can have done: a list for everybody says no. */
const flags = ['favorite', 'applied'];

function fieldOf(column: string, type: string): RawBuilder<unknown> {
  const value = type === 'timestamptz' ? jsonMoment(sql.ref(column)) : sql.ref(column);
  return sql`${value} as ${sql.ref(column === 'id' ? 'job_id' : column)}`;
}

/**
 * Makes the column, anew where there is one. It writes the whole table again: whoever asks for jobs waits meanwhile,
 * seconds for ten thousands of jobs, minutes for a million.
 */
export async function keepListed<Schema>(db: Kysely<Schema>, columns: ListedColumns): Promise<void> {
  await sql`alter table jobs drop column if exists listed`.execute(db);
  await sql`drop function if exists listed_job`.execute(db);
  const given = Object.entries(columns);
  const parameters = given.map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`);
  const fields = [
    ...given.map(([column, type]) => fieldOf(column, type)),
    ...flags.map((flag) => sql`false as ${sql.ref(flag)}`),
  ];
  // Immutable, which PostgreSQL cannot see by itself: no setting changes how these types are written as JSON.
  await sql`
    create function listed_job(${sql.join(parameters)}) returns json language sql immutable
    as $$ select row_to_json(job) from (select ${sql.join(fields)}) as job $$`.execute(db);
  const values = sql.join(given.map(([column]) => sql.ref(column)));
  await sql`
    alter table jobs
    add column listed json not null generated always as (listed_job(${values})) stored`.execute(db);
}
