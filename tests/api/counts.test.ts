/** The public counts are kept as rows come and go, and a change drops from memory what it alters and nothing else. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { up as countWhatIsThere } from '#server/database/migrations/m0010-first-counts.ts';
import { countAll } from '#server/site/site-store.ts';
import { type FreshDatabase, freshDatabase, testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let fresh: FreshDatabase;
beforeAll(async () => {
  server = await startServer();
  fresh = await freshDatabase();
});
beforeEach(() => server.later({ minutes: 1 }));
afterAll(async () => {
  await server.close();
  await fresh.remove();
});

const person = (name: string) =>
  ({ name, name_key: name, password_hash: 'x', acc_type: 'employee' }) as const;
const employees = async (db: Db): Promise<number> => (await countAll(db)).employee;

test('the counts are read from no table of jobs or people', async () => {
  server.queries.length = 0;
  await server.ask('GET', '/stats');
  expect(server.queries).toEqual([['counts', 'hidden_jobs']]);
});

test('they follow many rows of one statement, rows that were there already, and rows that go', async () => {
  const { db } = fresh;
  const add = (names: string[]) =>
    db
      .insertInto('users')
      .values(names.map(person))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await add(['a', 'b', 'c']);
  await add(['c', 'd']);
  expect(await employees(db)).toBe(4);
  await db.deleteFrom('users').where('name', 'in', ['a', 'b']).execute();
  expect(await employees(db)).toBe(2);
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(person('e')).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await employees(db)).toBe(2);
});

test('what was there before is counted once, also beside what is written meanwhile', async () => {
  const { db, settings } = fresh;
  const before = await employees(db);
  await db.deleteFrom('counts').execute();
  expect(await employees(db)).toBe(0);
  if (testEngine === 'postgres') {
    const other = await openDatabase(settings);
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => (hasWritten = resolve));
    let isCounting = () => {};
    const counts = new Promise<void>((resolve) => (isCounting = resolve));
    const writing = other.db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(person('meanwhile')).execute();
      hasWritten();
      await counts;
    });
    await written;
    const counting = countWhatIsThere(db);
    await expect
      .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    isCounting();
    await Promise.all([counting, writing]);
    await other.close();
    expect(await employees(db)).toBe(before + 1);
  }
  for (let turn = 0; turn < 2; turn += 1) await countWhatIsThere(db);
  expect(await employees(db)).toBe(before + (testEngine === 'postgres' ? 1 : 0));
});

const get = (path: string) => server.ask('GET', path);

test('a registration drops the counts, and no list or job', async () => {
  const paths = ['/job/get', '/job/get/10', '/stats'];
  for (const path of paths) await get(path);
  await server.newcomer('employee');
  server.queries.length = 0;
  for (const path of paths) await get(path);
  expect(server.queries).toEqual([['counts', 'hidden_jobs']]);
});

test('a posting drops the lists that may have it and the jobs that are alike, and no others', async () => {
  const other = await server.db
    .selectFrom('jobs')
    .select(['id', 'industry'])
    .where('category', '<>', posting.category)
    .where('industry', '<>', posting.industry)
    .executeTakeFirstOrThrow();
  const elsewhere = [`/job/get/${other.id}`, `/job/get?industry=${encodeURIComponent(other.industry)}`];
  const here = `/job/get?industry=${encodeURIComponent(posting.industry)}`;
  for (const path of [...elsewhere, here]) await get(path);
  await server.ask('POST', '/job', { as: 'sokha', body: posting });
  server.queries.length = 0;
  for (const path of elsewhere) await get(path);
  expect(server.queries).toEqual([]);
  const [newest] = (await get(here)).body as JobListItem[];
  expect(newest?.name).toBe(posting.name);
});
