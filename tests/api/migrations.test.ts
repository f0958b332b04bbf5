/** A new field of a job: no row is written for it, and nobody who reads jobs waits for it. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { openDatabase } from '#server/database/connect.ts';
import { addColumn, migrate, migrations } from '#server/database/migrate.ts';
import { postJob } from '#server/jobs/posting-store.ts';
import { freshDatabase, type FreshDatabase, testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { id } = await database.db
    .insertInto('users')
    .values({ name: 'Sokha', name_key: 'sokha', password_hash: 'x', acc_type: 'employer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await postJob(database.db, newJob.parse(posting), id, new Date());
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
    const reading = other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('jobs').select('id').execute();
      await setTimeout(2_000);
    });
    await setTimeout(200);
    let isDone = false;
    const migrating = migrate(db, {
      ...withField,
      '9002-days': addColumn('jobs', 'days int not null default 5'),
    });
    const done = migrating.finally(() => {
      isDone = true;
    });
    let longest = 0;
    while (!isDone) {
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
