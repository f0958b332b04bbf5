/** Migrations beside readers, writers and nodes of another version: a new column rewrites no row, an index blocks no one. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import { addColumn, addIndex } from '#server/database/migrate.ts';
import { postJob } from '#server/jobs/posting-store.ts';
import { freshDatabase, type FreshDatabase, freshSettings, testEngine } from '../support/engines.ts';
import { runCommand } from '../support/run-command.ts';
import { posting } from '../support/samples.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { id } = await addEmployer(database.db);
  await postJob(database.db, newJob.parse(posting), { employerId: id, now: new Date() });
});
afterAll(() => database.remove());

const addEmployer = (db: Db) =>
  db
    .insertInto('users')
    .values({ name: 'Sokha', name_key: 'sokha', password_hash: 'x', acc_type: 'employer' })
    .returning('id')
    .executeTakeFirstOrThrow();

const withField = { ...migrations, '9001-hours': addColumn('jobs', "hours text not null default 'any'") };

/** The migrations of the last tagged version: they may no longer change. */
const tagged = ['0001-baseline'];

test('the command migrates a database of the tagged version with all its data, and does nothing else', async () => {
  const { settings, remove } = await freshSettings('blank');
  const inIt = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const opened = await openDatabase(settings);
    try {
      return await work(opened.db);
    } finally {
      await opened.close();
    }
  };
  const ofTagged = Object.fromEntries(Object.entries(migrations).filter(([name]) => tagged.includes(name)));
  await inIt(async (db) => {
    expect(await migrate(db, ofTagged)).toEqual(tagged);
    // In SQL, because `postJob` writes columns that only later migrations add.
    await sql`insert into jobs (name, industry, category, job_type, level, location, salary, age, gender, qualification,
        language, required_skills, available_position, description)
      values (${posting.name}, 'Insurance', 'Manager', 'Full Time', 'Entry', 'Phnom Penh', '$500', 18, 'Both', 'None',
        'Khmer', 'Baking', 1, '<p>Bread</p>')`.execute(db);
  });
  const run = () => runCommand('migrate', settings);
  const added = Object.keys(migrations).filter((name) => !tagged.includes(name));
  expect(run()).toEqual({ stderr: '', stdout: `Migrated: ${added.join(', ')}\n`, status: 0 });
  expect(run()).toEqual({ stderr: '', stdout: 'There was nothing to migrate.\n', status: 0 });
  await inIt(async (db) => {
    expect(await migrate(db, withField)).toEqual(['9001-hours']);
    expect((await sql`select name, hours from jobs`.execute(db)).rows).toEqual([
      { name: posting.name, hours: 'any' },
    ]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });
  await remove();
}, 120_000);

test('a new column has its default in every job, and no row is rewritten', async () => {
  const { db } = database;
  const file = async () =>
    (await sql<{ file: number }>`select pg_relation_filenode('jobs') as file`.execute(db)).rows;
  const before = await file();
  expect(await migrate(db, withField)).toEqual(['9001-hours']);
  expect(await migrate(db, withField)).toEqual([]);
  expect((await sql`select hours from jobs`.execute(db)).rows).toEqual([{ hours: 'any' }]);
  expect(await file()).toEqual(before);
});

test.runIf(testEngine === 'postgres')(
  'a migration waits for a long read without blocking other readers',
  async () => {
    const { db, settings } = database;
    const other = await openDatabase(settings);
    let stopReading = () => {};
    const longRead = new Promise<void>((resolve) => (stopReading = resolve));
    let hasRead = () => {};
    const reads = new Promise<void>((resolve) => (hasRead = resolve));
    const reading = other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('jobs').select('id').execute();
      hasRead();
      await longRead;
    });
    await reads;
    let isDone = false;
    const migrating = migrate(db, {
      ...withField,
      '9002-days': addColumn('jobs', 'days int not null default 5'),
    });
    const done = migrating.finally(() => {
      isDone = true;
    });
    let longest = 0;
    for (let turn = 0; !isDone; turn += 1) {
      if (turn === 50) stopReading();
      const began = performance.now();
      await other.db.selectFrom('jobs').select('id').execute();
      longest = Math.max(longest, performance.now() - began);
      await setTimeout(20);
    }
    expect(await done).toEqual(['9002-days']);
    expect(longest).toBeLessThan(1_000);
    await reading;
    await other.close();
  },
);

test('a node starts on a newer schema, and can still run a missing migration', async () => {
  const { db } = database;
  const newer = { ...migrations, '9100-newer': addColumn('jobs', 'newer int not null default 1') };
  expect(await migrate(db, newer)).toEqual(['9100-newer']);
  expect(await migrate(db)).toEqual([]);
  const lacking = { ...migrations, '9050-own': addColumn('jobs', 'own int not null default 1') };
  expect(await migrate(db, lacking)).toEqual(['9050-own']);
  expect(await migrate(db, newer)).toEqual([]);
});

test('an interrupted index is created again', async () => {
  const { db } = database;
  await sql`create index jobs_by_name on jobs (age)`.execute(db);
  const withIndex = { ...migrations, '9200-index': addIndex('jobs_by_name', 'jobs (name)') };
  expect(await migrate(db, withIndex)).toEqual(['9200-index']);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('jobs_by_name'::regclass) as definition`.execute(db);
  expect(rows[0]?.definition).toContain('(name)');
});

test.runIf(testEngine === 'postgres')('an index is created while others write', async () => {
  const { db, settings } = database;
  const other = await openDatabase(settings);
  const withIndex = { ...migrations, '9201-index': addIndex('jobs_by_age', 'jobs (age)') };
  // An open write transaction blocks an ordinary index build, which in turn blocks all later writers.
  const { migrating } = await other.db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set({ name: 'Meanwhile' }).execute();
    const making = migrate(db, withIndex);
    await expect
      .poll(
        async () =>
          (
            await sql`
              select 1 from pg_stat_activity
              where query ilike '%index%jobs_by_age%' and wait_event_type = 'Lock'`.execute(other.db)
          ).rows.length,
        { timeout: 60_000 },
      )
      .toBe(1);
    await postJob(other.db, newJob.parse(posting), { employerId: 1, now: new Date() });
    return { migrating: making };
  });
  expect(await migrating).toEqual(['9201-index']);
  const { rows } = await sql`
    select indisvalid as valid from pg_index where indexrelid = to_regclass('jobs_by_age')`.execute(db);
  expect(rows).toEqual([{ valid: true }]);
  await other.close();
});

test.runIf(testEngine === 'postgres')(
  'nodes that migrate together do not block each other within a statement',
  async () => {
    const { db, settings } = database;
    const other = await openDatabase(settings);
    const withIndex = { ...migrations, '9300-index': addIndex('jobs_by_salary', 'jobs (salary)') };
    const done = await Promise.all([
      migrate(db, withIndex),
      migrate(other.db, withIndex),
      migrate(db, withIndex),
    ]);
    expect(done.flat()).toEqual(['9300-index']);
    await other.close();
  },
);
