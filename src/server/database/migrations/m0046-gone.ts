/**
 * Accounts that were deleted (product 7.33). The row stays, without the person, until all that refers to it is erased;
 * meanwhile the database takes nothing more from it, whichever node sends it.
 */
import { type Kysely, type Migration, sql } from 'kysely';

/** Whose a new row is, by the column that says so. */
const owners = {
  employer_id: ['jobs'],
  reporter_id: ['reports'],
  user_id: [
    'applications',
    'companies',
    'cvs',
    'favourites',
    'messages',
    'phone_codes',
    'phones',
    'push_subscriptions',
    'recovery_codes',
    'saved_searches',
    'security_events',
    'sessions',
    'telegram_chats',
    'telegram_codes',
    'withdrawals',
  ],
} as const;

/** The row is locked first: a deletion that has begun is waited for, and one that begins waits for what is written now. */
const refuse = (owner: string): string => `
  declare gone timestamptz;
  begin
    select gone_at into gone from users where id = ${owner} for key share;
    if gone is not null then
      raise exception 'This account was deleted.' using errcode = 'KG001';
    end if;
    return null;
  end`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column gone_at timestamptz`.execute(db);
  for (const column of Object.keys(owners))
    await sql
      .raw(
        `create function refuse_gone_${column}() returns trigger language plpgsql as $$
          ${refuse(`new.${column}`)} $$`,
      )
      .execute(db);
  // Whatever is asked with a request key, also what adds no row of the person's.
  await sql
    .raw(
      `create function refuse_gone_caller() returns trigger language plpgsql as $$
        ${refuse("split_part(new.caller, ':', 2)::bigint")} $$`,
    )
    .execute(db);
  await sql`
    create function refuse_gone_account() returns trigger language plpgsql as $$
      begin raise exception 'This account was deleted.' using errcode = 'KG001'; end $$`.execute(db);
  await sql`
    create trigger refuse_gone before update on users for each row
    when (old.gone_at is not null) execute function refuse_gone_account()`.execute(db);
}

const refusal = (table: string, trigger: string): [string, Migration] => [
  `0047-refuse-gone-${table.replaceAll('_', '-')}`,
  {
    up: async (db) => {
      await sql.raw(`create trigger refuse_gone ${trigger}`).execute(db);
    },
  },
];

/** A table each, so that nobody waits for more than one. */
export const refusals: Readonly<Record<string, Migration>> = Object.fromEntries([
  ...Object.entries(owners).flatMap(([column, tables]) =>
    tables.map((table) =>
      refusal(
        table,
        `after insert or update of ${column} on ${table} for each row
        when (new.${column} is not null) execute function refuse_gone_${column}()`,
      ),
    ),
  ),
  refusal(
    'idempotency',
    `after insert on idempotency for each row
    when (new.caller like 'user:%') execute function refuse_gone_caller()`,
  ),
]);
