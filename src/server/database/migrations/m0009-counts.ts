/**
 * The public counts, as the database keeps them: whatever adds or removes rows writes how many, and the counts are the
 * sums. Rows that are only added make no writer wait for another; housekeeping.ts folds them together.
 */
import { type Kysely, sql } from 'kysely';

const events = [
  { event: 'insert', rows: 'new table', sign: 1 },
  { event: 'delete', rows: 'old table', sign: -1 },
] as const;

/** `counted` names the count that a row belongs to. The triggers run once for a statement, however many rows it has. */
async function count(db: Kysely<unknown>, table: string, counted: string): Promise<void> {
  const name = `count_${table}`;
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as $$
        begin
          insert into counts (counted, amount)
            select ${counted}, tg_argv[0]::bigint * count(*) from changed group by 1;
          return null;
        end $$`,
    )
    .execute(db);
  for (const { event, rows, sign } of events)
    await sql
      .raw(
        `create trigger ${name}_on_${event} after ${event} on ${table}
          referencing ${rows} as changed for each statement execute function ${name}('${sign}')`,
      )
      .execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counts (
      id bigint generated always as identity primary key,
      counted text not null,
      amount bigint not null
    )`.execute(db);
  await count(db, 'jobs', "'job'");
  await count(db, 'users', 'acc_type');
}
