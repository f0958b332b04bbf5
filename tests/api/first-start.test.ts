/** Preparing a database: exactly once, after interruptions too, and however long another node takes. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterEach, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { openDatabase } from '#server/database/connect.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';

const { applications, jobs } = readFixtures();

const clock = () => new Date();
const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

async function databaseOf(content: 'empty' | 'seeded') {
  const { settings, remove } = await freshSettings(content);
  leftovers.push(remove);
  return settings;
}

test('deleted demonstration data is seeded again while there are no real accounts, with the ids that the fixtures name', async () => {
  // Deleted rows, like those of an interrupted seeding, have used up their ids.
  const settings = await databaseOf('seeded');
  await (await prepareDatabase(settings, { demoData: false, clock })).close();
  const { db, close } = await prepareDatabase(settings, { demoData: true, clock });
  leftovers.push(close);
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.id', 'jobs.name'])
    .orderBy('applications.id')
    .execute();
  expect(rows).toEqual(
    applications.map(({ id, job_id }) => ({ id, name: jobs.find((job) => job.id === job_id)?.name })),
  );
  const dara = await db.selectFrom('users').select('id').where('name', '=', 'dara').execute();
  expect(dara).toHaveLength(1);
});

test.runIf(testEngine === 'postgres')(
  'a start waits for the node that is preparing, longer than any call may take',
  async () => {
    const settings = await databaseOf('empty');
    const other = await openDatabase(settings);
    leftovers.push(other.close);
    const statementTimeout = 200;
    let starting: ReturnType<typeof prepareDatabase> | undefined;
    await other.db.transaction().execute(async (trx) => {
      // The reindexing would change these.
      await sql`lock table jobs in access exclusive mode`.execute(trx);
      starting = prepareDatabase({ ...settings, statementTimeout }, { demoData: false, clock });
      starting.catch(() => undefined);
      await sql`select pg_sleep(${(5 * statementTimeout) / 1_000}::float8)`.execute(trx);
    });
    const started = await starting;
    leftovers.push(async () => started?.close());
    await expect(sql`select pg_sleep(60)`.execute(started?.db ?? other.db)).rejects.toMatchObject({
      code: '57014',
    });
  },
);

test('a start without demonstration data deletes it, and leaves what real people did', async () => {
  const settings = await databaseOf('seeded');
  const { db, close: closeFirst } = await openDatabase(settings);
  const { id: employer } = await db
    .insertInto('users')
    .values({ name: 'Real', name_key: 'real', acc_type: 'employer', password_hash: '-', created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = toJobRow(z.parse(newJob, posting), employer, clock());
  await db.insertInto('jobs').values(row).execute();
  await closeFirst();

  const names = async (demoData: boolean) => {
    const { db: opened, close } = await prepareDatabase(settings, { demoData, clock });
    const people = await opened.selectFrom('users').select('name').execute();
    const posted = await opened.selectFrom('jobs').select(['name', 'employer_id']).execute();
    await close();
    return { people, posted };
  };
  const left = { people: [{ name: 'Real' }], posted: [{ name: posting.name, employer_id: employer }] };
  expect(await names(false)).toEqual(left);
  // Once there is a real account, it does not return.
  expect(await names(true)).toEqual(left);
});
