/** Migrations beside readers, writers and nodes of another version; a new field writes no row, an index stops nobody. */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import { addColumn, addIndex } from '#server/database/migration-steps.ts';
import { postJob } from '#server/jobs/posting-store.ts';
import { freshDatabase, type FreshDatabase, freshSettings, testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';
import { programPath } from '../support/server-programs.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { id } = await database.db
    .insertInto('users')
    .values({ name: 'Sokha', name_key: 'sokha', password_hash: 'x', acc_type: 'employer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await postJob(database.db, newJob.parse(posting), { employerId: id, now: new Date() });
});
afterAll(() => database.remove());

const withField = { ...migrations, '9001-hours': addColumn('jobs', "hours text not null default 'any'") };

test('a column more has its default in every job, none of which is written for it', async () => {
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
  'while somebody reads for long, a migration waits and lets the others read',
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

test('a node starts on what a newer one has migrated, and can still run what it lacks itself', async () => {
  const { db } = database;
  const newer = { ...migrations, '9100-newer': addColumn('jobs', 'newer int not null default 1') };
  expect(await migrate(db, newer)).toEqual(['9100-newer']);
  expect(await migrate(db)).toEqual([]);
  const lacking = { ...migrations, '9050-own': addColumn('jobs', 'own int not null default 1') };
  expect(await migrate(db, lacking)).toEqual(['9050-own']);
  expect(await migrate(db, newer)).toEqual([]);
});

test('clusters that earlier versions wrote are gone, and the version before can still write the column', async () => {
  const { db } = database;
  const post = () => postJob(db, newJob.parse(posting), { employerId: 1, now: new Date() });
  await sql`update jobs set search_clusters = array_to_tsvector(array['theirs'])`.execute(db);
  await sql`delete from kysely_migration where name = '0088-clusters-emptied'`.execute(db);
  expect(await migrate(db)).toEqual(['0088-clusters-emptied']);
  await post();
  expect((await sql`select 1 from jobs where search_clusters <> ''`.execute(db)).rows).toEqual([]);
  await sql`update jobs set search = '', search_clusters = ''`.execute(db);
});

test('an index that was cut off is made anew', async () => {
  const { db } = database;
  await sql`create index jobs_by_name on jobs (age)`.execute(db);
  const withIndex = { ...migrations, '9200-index': addIndex('jobs_by_name', 'jobs (name)') };
  expect(await migrate(db, withIndex)).toEqual(['9200-index']);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('jobs_by_name'::regclass) as definition`.execute(db);
  expect(rows[0]?.definition).toContain('(name)');
});

test.runIf(testEngine === 'postgres')('an index is made while others write', async () => {
  const { db, settings } = database;
  const other = await openDatabase(settings);
  const withIndex = { ...migrations, '9201-index': addIndex('jobs_by_age', 'jobs (age)') };
  // Whoever has written keeps the table locked against an ordinary index, and all who write after it wait behind it.
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
  'nodes that migrate together do not wait for each other in a statement',
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

test('the command migrates and does no more', async () => {
  const { settings, remove } = await freshSettings();
  const inIt = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const opened = await openDatabase(settings);
    return work(opened.db).finally(() => opened.close());
  };
  const run = () =>
    spawnSync(process.execPath, [programPath('migrate')], {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...('url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir }),
      },
    });
  await inIt((db) => sql`delete from kysely_migration where name = '0010-first-counts'`.execute(db));
  expect(run()).toMatchObject({ stderr: '', stdout: 'Migrated: 0010-first-counts\n', status: 0 });
  expect(run()).toMatchObject({ stderr: '', stdout: 'There was nothing to migrate.\n', status: 0 });
  expect(await inIt((db) => db.selectFrom('users').select('id').execute())).toEqual([]);
  await remove();
}, 120_000);
