/** Migrates the database to the schema that this version needs. Several servers may do so at the same time. */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, type RawBuilder, sql } from 'kysely';
import { toDatabaseError } from './database-error.ts';
import * as baseline from './migrations/0001-baseline.ts';
import * as contact from './migrations/0006-contact.ts';
import * as blocks from './migrations/0008-blocks.ts';
import * as reportsOfPeople from './migrations/0009-reports-of-people.ts';
import * as companiesWithoutLogIn from './migrations/0010-companies-without-a-log-in.ts';
import * as channelPosts from './migrations/0011-channel-posts.ts';
import * as phoneByTelegram from './migrations/0015-phone-by-telegram.ts';

/** Runs in one transaction, unless it says otherwise: then it must be safe to repeat after it was interrupted. */
type Step = Migration & { readonly outsideTransaction?: true };

/** Their defaults must be constants: then PostgreSQL rewrites no row, however many there are. */
export function addColumns(table: string, columns: readonly string[]): Step {
  const added = columns.map((column) => `add column ${column}`);
  return {
    up: async (db) => {
      await sql`alter table ${sql.table(table)} ${sql.raw(added.join(', '))}`.execute(db);
    },
  };
}

export function addColumn(table: string, column: string): Step {
  return addColumns(table, [column]);
}

function createTables(tables: readonly string[]): Step {
  return {
    up: async (db) => {
      for (const table of tables) await sql`create table ${sql.raw(table)}`.execute(db);
    },
  };
}

/** Indexes on tables that may be large, such as `{ jobs_by_name: 'jobs (name)' }`. They block no reader or writer. */
export function addIndexes(indexes: Readonly<Record<string, string>>): Step {
  return {
    outsideTransaction: true,
    up: async (db) => {
      for (const [name, on] of Object.entries(indexes)) {
        // An interrupted run leaves an invalid index behind.
        await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
        await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
      }
    },
  };
}

export const addIndex = (name: string, on: string): Step => addIndexes({ [name]: on });

/**
 * Sorted by name. Append only: a released step never changes. A list instead of a folder, as the server is one bundled
 * file.
 */
export const migrations: Readonly<Record<string, Step>> = {
  '0001-baseline': baseline,
  '0002-occupation-and-conditions-of-jobs': addColumns('jobs', [
    'occupation text',
    'occupation_group text',
    'conditions jsonb',
    'urgent boolean not null default false',
  ]),
  '0003-jobs-by-occupation': addIndexes({
    // For the list's orders; the province is checked in the index.
    jobs_occupation_newest:
      'jobs (occupation, date_added desc, id desc, province) where occupation is not null',
    jobs_occupation_best_paid:
      'jobs (occupation, salary_number desc nulls last, id desc) where occupation is not null',
    jobs_occupation_group_newest:
      'jobs (occupation_group, date_added desc, id desc) where occupation_group is not null',
    jobs_occupation_group_best_paid:
      'jobs (occupation_group, salary_number desc nulls last, id desc) where occupation_group is not null',
    jobs_occupation_group_province_newest:
      'jobs (occupation_group, province, date_added desc, id desc) where occupation_group is not null',
    // For related jobs.
    jobs_related_by_occupation:
      'jobs (occupation, status desc, date_added desc, id desc) where occupation is not null',
    jobs_related_by_occupation_group:
      'jobs (occupation_group, status desc, date_added desc, id desc) where occupation_group is not null',
    // How many open jobs an occupation has, counted in the index alone.
    jobs_open_of_occupation:
      "jobs (occupation, expires_on, id) where status = 'Hiring' and occupation is not null",
  }),
  '0004-job-questions': addColumn('jobs', "questions text[] not null default '{}'"),
  '0005-answers': addColumn('applications', 'answers jsonb'),
  '0006-contact': contact,
  '0007-outcomes-to-ask-for': addIndexes({
    applications_accepted: "applications (date_updated, id) where status = 'accepted'",
    application_interviews_by_time: 'application_messages (interview_at, id) where interview_at is not null',
  }),
  '0008-blocks': blocks,
  '0009-reports-of-people': reportsOfPeople,
  '0010-companies-without-a-log-in': companiesWithoutLogIn,
  // A claim finds the saved searches for the company.
  '0010-searches-of-companies': addIndex(
    'saved_searches_of_company',
    "saved_searches ((terms ->> 'company')) where terms ->> 'company' is not null",
  ),
  '0011-channel-posts': channelPosts,
  '0012-accounts-without-password': addColumn('users', 'has_password boolean not null default true'),
  '0012-telegram-log-in': addColumns('telegram_chats', [
    'can_write boolean not null default true',
    'confirmed boolean not null default false',
  ]),
  '0013-outcome-of-jobs': addColumn('jobs', 'outcome text'),
  '0014-statistics': createTables([
    'daily_counts (day text not null, what text not null, amount int not null, primary key (day, what))',
    `job_views (job_id bigint not null references jobs on delete cascade, day text not null, source text not null,
      amount int not null, primary key (job_id, day, source))`,
    `empty_searches (day text not null, words text not null, person text not null,
      primary key (day, words, person))`,
    'board_health (id int primary key, at timestamptz not null, health jsonb not null)',
  ]),
  '0015-phone-by-telegram': phoneByTelegram,
  '0017-reports-of-jobs-count': addColumns('reports', [
    'network text',
    'counts boolean not null default true',
  ]),
  '0018-file-links': createTables([
    `file_links (token_hash text primary key, user_id bigint not null references users on delete cascade,
      name text not null, type text not null, content bytea not null, expires_at timestamptz not null)`,
  ]),
  // Housekeeping deletes old days.
  '0019-job-views-by-day': addIndex('job_views_by_day', 'job_views (day)'),
};

/** In milliseconds. While a change waits for a table's lock, every later reader of that table waits behind it. */
const lockTimeout = 400;
const retryAfter = 200;
/** lock_not_available and deadlock_detected. */
const retriedCodes: readonly string[] = ['55P03', '40P01'];
/** The id of the advisory lock: any number that nothing else uses. */
const lockId = 7_126_001;

/**
 * Runs the missing migrations in order under an advisory lock and returns their names. When another statement blocks
 * one, it steps back, so that readers get through, and retries. Migrations of a newer version are left alone.
 * @throws DatabaseError; migrations that ran before it stay
 */
export async function migrate<Schema>(db: Kysely<Schema>, wanted = migrations): Promise<string[]> {
  return db.connection().execute(async (one) => {
    // Polled: a statement that waits for the lock would block an index that is being created concurrently.
    while (!(await isTrue(one, sql`pg_try_advisory_lock(${sql.lit(lockId)})`))) await setTimeout(retryAfter);
    try {
      return await runMissing(one, wanted);
    } finally {
      await sql`set lock_timeout = 0`.execute(one);
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(one);
    }
  });
}

async function runMissing<Schema>(one: Kysely<Schema>, wanted: typeof migrations): Promise<string[]> {
  const run: string[] = [];
  for (;;) {
    const executed = await executedNames(one);
    const next = Object.keys(wanted)
      .sort()
      .find((name) => !executed.includes(name));
    if (next === undefined) return run;
    const { outsideTransaction = false } = wanted[next] ?? {};
    // Outside a transaction nothing is locked that others wait for.
    await sql`set lock_timeout = ${sql.lit(outsideTransaction ? 0 : lockTimeout)}`.execute(one);
    const { error } = await new Migrator({
      db: one,
      provider: { getMigrations: async () => ({ ...knownByName(executed), ...wanted }) },
      allowUnorderedMigrations: true,
      disableTransactions: outsideTransaction,
    }).migrateUp();
    if (error === undefined) {
      run.push(next);
      continue;
    }
    const failure = toDatabaseError(error);
    if (!retriedCodes.includes(failure.code)) throw failure;
    await setTimeout(retryAfter);
  }
}

/** Kysely refuses to run unless every executed migration is given, including those of a newer version. */
const knownByName = (names: string[]) =>
  Object.fromEntries(names.map((name): [string, Migration] => [name, { up: async () => undefined }]));

async function executedNames<Schema>(one: Kysely<Schema>): Promise<string[]> {
  if (!(await isTrue(one, sql`to_regclass('kysely_migration') is not null`))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(one);
  return rows.map(({ name }) => name);
}

async function isTrue<Schema>(one: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(one);
  return rows[0]?.holds === true;
}
