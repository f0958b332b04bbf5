/** The public counts follow inserts and deletes, and a change invalidates only the cache entries it affects. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { type Db } from '#server/database/connect.ts';
import { countAll } from '#server/site/site-routes.ts';
import { type FreshDatabase, freshDatabase } from '../support/engines.ts';
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

test('reading the counts scans no table of jobs or people', async () => {
  server.queries.length = 0;
  await server.ask('GET', '/stats');
  expect(server.queries).toEqual([['counts', 'hidden_jobs']]);
});

test('the counts follow statements with many rows, existing rows, and deletions', async () => {
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

const get = (path: string) => server.ask('GET', path);

test('a registration invalidates the counts, and no list or job', async () => {
  const paths = ['/job/get', '/job/get/10', '/stats'];
  for (const path of paths) await get(path);
  await server.newcomer('employee');
  server.queries.length = 0;
  for (const path of paths) await get(path);
  expect(server.queries).toEqual([['counts', 'hidden_jobs']]);
});

test('a posting invalidates the lists that may contain it and similar jobs, and no others', async () => {
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
